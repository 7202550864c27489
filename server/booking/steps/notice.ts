import { travellerView } from '../../pricing';
import type { Change } from '../change';
import { shownState } from '../states';
import { recordOf } from '../record';
import type { BookingRow } from '../tables';
import type { Notice } from '../types';
import type { StepContext } from './context';

/**
 * Adds the product's letter to what a step decided. It is drawn before the write and goes out with it; a letter that
 * cannot be drawn never keeps a booking from moving on.
 */
export async function withNotice(
  notice: Notice,
  row: BookingRow,
  change: Change,
  { outside, product, agency, log }: StepContext,
): Promise<Change> {
  const { noticeMail } = product;
  const state = change.to?.at(-1) ?? row.state;
  if (!noticeMail) return change;
  const after: BookingRow = { ...row, ...change.set, state };
  const record = { ...recordOf(after, []), price: travellerView(after.price) };
  const drawn = await outside('mail', () => noticeMail.call(product, notice, record, agency));
  if ('answer' in drawn)
    return drawn.answer
      ? { ...change, mail: { to: row.contact_email, bookingId: row.id, ...drawn.answer } }
      : change;
  log.error({ err: drawn.trouble, bookingId: row.id, state: shownState(state) }, 'A letter was not drawn');
  return { ...change, events: [...(change.events ?? []), { type: 'mail-failed', data: { notice } }] };
}
