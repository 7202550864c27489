import type { PriceTerms } from '../pricing';
import type { BookingRow } from './tables';

/** The terms that a booking was quoted with, for every price that is made of it later. */
export const termsOf = (
  row: Pick<BookingRow, 'markup_bps' | 'markup_minor' | 'fee_minor' | 'protection_bps'>,
): PriceTerms => ({
  markupBasisPoints: row.markup_bps,
  ...(row.markup_minor === null ? {} : { markupMinor: row.markup_minor }),
  feeMinor: row.fee_minor,
  ...(row.protection_bps ? { protection: { basisPoints: row.protection_bps } } : {}),
});
