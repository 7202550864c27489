import { isHttps } from '../../../contract';
import type { StoredVoucher } from '../../stored';
import type { Booking } from '../api/schemas';

/**
 * The voucher that Viator or the supplier has made of a booking; null without one that may be shown. What was taken for fraud is
 * for nobody's mailbox (`VoucherInfo.isVoucherRestrictionRequired`).
 */
export const voucherOf = ({ voucherInfo }: Booking): StoredVoucher | null =>
  voucherInfo && isHttps(voucherInfo.url)
    ? { url: voucherInfo.url, isPrivate: voucherInfo.isVoucherRestrictionRequired ?? false }
    : null;
