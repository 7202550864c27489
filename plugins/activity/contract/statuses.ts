/** R340, and `CANCELED`, as a cancelled one is stored (R346). */
export const ACTIVITY_STATUSES = [
  'confirmed',
  'cancelled',
  'in progress',
  'pending',
  'failed',
  'CANCELED',
] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

/** What is shown: one word for all ways in which a status is written. */
export type ShownStatus = 'confirmed' | 'cancelled' | 'in progress' | 'pending' | 'failed';

const SHOWN: Readonly<Record<string, ShownStatus>> = {
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  'in progress': 'in progress',
  inprogress: 'in progress',
  in_progress: 'in progress',
  pending: 'pending',
  failed: 'failed',
  rejected: 'failed',
};

/** G14: the one word; null for a status that is none of ours, which is shown as it came. */
export const shownStatus = (status: string): ShownStatus | null => {
  const key = status.trim().toLowerCase();
  return Object.hasOwn(SHOWN, key) ? SHOWN[key]! : null;
};

/** G14: whether a filter of statuses lets one through. */
export const isOfStatus = (status: string, wanted: string): boolean => {
  const shown = shownStatus(status);
  return shown === null ? status === wanted : shown === shownStatus(wanted);
};

/** G117: what is over is not cancelled any more; everything else the server decides. */
export const mayBeCancelled = (status: string): boolean =>
  !(['cancelled', 'failed'] as readonly (ShownStatus | null)[]).includes(shownStatus(status));

/** What came of asking to cancel. */
export type CancelAnswer<Fields> =
  | { readonly priceChanged: true; readonly refundAmount: number }
  | ({ readonly priceChanged: false } & Fields);

/** A booking that is about to be cancelled, as a screen holds it. */
export interface Cancelling {
  /** What comes back by the last quote, minor units. */
  readonly refundAmount: number;
  /** Set where that changed and has to be accepted anew. */
  readonly changedRefundAmount: number | null;
  readonly bookingStatus: string;
}

/**
 * R344, R346: a changed refund is stored for its reconfirmation and changes nothing else; on success the status becomes
 * CANCELED and the figures of the answer take the place of the old ones.
 */
export function afterCancelling<Booking extends Cancelling, Fields extends object>(
  booking: Booking,
  answer: CancelAnswer<Fields>,
): Booking {
  if (answer.priceChanged) return { ...booking, changedRefundAmount: answer.refundAmount };
  const { priceChanged: _, ...figures } = answer;
  return { ...booking, ...figures, changedRefundAmount: null, bookingStatus: 'CANCELED' };
}

/** R345: what is sent when a changed refund is accepted with Yes; the quote of before where nothing changed. */
export const quoteToSend = ({ refundAmount, changedRefundAmount }: Cancelling): number =>
  changedRefundAmount ?? refundAmount;
