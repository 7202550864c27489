import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Price } from '../../../contract/bookings/booking';

/** What staff may add to one price; a type other than `percent` is a flat amount in major units (G69, G70). */
export interface Markup {
  type: string;
  value: number;
}

/** What applies for every product where nobody chose anything else (R225). */
export const MARKUP_DEFAULTS = { markupType: 'percent', agencyFee: 0 } as const;

const MAX_MARKUP = 100;

/** What is wrong with a typed markup; null when it is fine. The bounds are the same for every type (R224, G11, G70). */
export function markupProblem(value: number | null): MessageDescriptor | null {
  if (value === null || Number.isNaN(value) || value <= 0) return msg`Markup must be more than 0`;
  return value > MAX_MARKUP ? msg`Markup must be between 0 and 100` : null;
}

/** The markup that is in a price, in percent of its wholesale rate, to two decimals. */
export function markupPercent({ staff }: Price): number {
  if (!staff || staff.wholesale.amount === 0) return 0;
  return Math.round((staff.agencyMarkup.amount / staff.wholesale.amount) * 10_000) / 100;
}

/** The agency's fee of a price in minor units; none is zero (R225). */
export const agencyFeeOf = ({ staff }: Price): number => staff?.agencyFee.amount ?? MARKUP_DEFAULTS.agencyFee;
