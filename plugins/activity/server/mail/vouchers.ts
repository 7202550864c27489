import type { Row } from '@/server/selling/letters/letter';

type Vouchers = readonly { readonly code: string; readonly traveler: string | null }[];

/** What is scanned at the entrance, as it is read aloud where nothing scans; on paper each of several has its own code. */
export const voucherRows = (vouchers: Vouchers): Row[] =>
  vouchers.map(({ code, traveler }) => ({
    text: code,
    ...(traveler ? { note: traveler } : {}),
    ...(vouchers.length > 1 ? { scan: code } : {}),
  }));

/** The code beside the headline: that of the only voucher, none beside several, and without any the booking's page. */
export const headCode = (vouchers: Vouchers, page: string): string | null =>
  vouchers.length > 1 ? null : (vouchers[0]?.code ?? page);
