import { isHttps, type OrganizerVoucher } from '../../contract';
import type { StoredOffer } from '../stored';
import type { StoredDetails } from '../../face/order';

interface Kept {
  readonly offer: Pick<StoredOffer, 'activity'> | null;
  readonly details: Pick<StoredDetails, 'organizerVoucher'> | null;
}

/** The organizer's voucher of a booking; null where it has none that may be shown. */
export function organizerVoucherOf({ offer, details }: Kept): OrganizerVoucher | null {
  const url = details?.organizerVoucher?.url;
  return url !== undefined && isHttps(url) ? { url, mustPrint: offer?.activity.paperVoucher ?? false } : null;
}

/** The same as letters may carry it, which others may read. */
export const mailedVoucherOf = (kept: Kept): OrganizerVoucher | null =>
  kept.details?.organizerVoucher?.isPrivate ? null : organizerVoucherOf(kept);
