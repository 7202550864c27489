import { travellerView } from '../../pricing';
import type { Change } from '../changes/change';
import { shownState } from '../states';
import { recordOf } from '../lists/record';
import type { BookingRow } from '../tables';
import type { BookingRecord, Notice } from '../../ports/booking';
import type { StepContext } from './context';

/** After these the staff whom it concerns gets a letter too. */
const ENDS: readonly Notice[] = ['cancelled', 'withdrawn'];

/** Whoever cancels a trip reads that it is done, everybody else who has cancelled it. */
export const cancelNotice = ({ cancelled_by_supplier }: Pick<BookingRow, 'cancelled_by_supplier'>): Notice =>
  cancelled_by_supplier ? 'supplier-cancelled' : 'cancelled';

/**
 * Adds the product's letter to what a step decided, and one to each agent whose client has cancelled. They are drawn before
 * the write and go out with it; a letter that cannot be drawn never keeps a booking from moving on.
 */
export async function withNotice(
  notice: Notice,
  row: BookingRow,
  change: Change,
  context: StepContext,
): Promise<Change> {
  const { outside, product, agency, log } = context;
  const { noticeMail } = product;
  const state = change.to?.at(-1) ?? row.state;
  if (!noticeMail) return change;
  // It tells of what this write makes of the booking.
  const after: BookingRow = { ...row, ...change.set, state, version: row.version + 1 };
  const record = { ...recordOf(after, []), price: travellerView(after.price) };
  const copies = ENDS.includes(notice) ? await copiesOf(record, row, context) : [];
  const told = copies.length > 0 ? { ...change, copies } : change;
  const drawn = await outside('mail', () => noticeMail.call(product, notice, record, agency));
  if ('answer' in drawn)
    return drawn.answer
      ? { ...told, mail: { to: row.contact_email, bookingId: row.id, ...drawn.answer } }
      : told;
  log.error({ err: drawn.trouble, bookingId: row.id, state: shownState(state) }, 'A letter was not drawn');
  return { ...told, events: [...(told.events ?? []), { type: 'mail-failed', data: { notice } }] };
}

/** The agents' letters, each in its reader's language. */
async function copiesOf(
  record: BookingRecord,
  row: BookingRow,
  { product, agency, agentsToTell, log }: StepContext,
): Promise<NonNullable<Change['copies']>> {
  try {
    const letters = [];
    for (const { email, language } of await agentsToTell(row)) {
      const own = { ...record, language: language ?? agency.public.language };
      const drawn = await product.noticeMail?.('client-cancelled', own, agency);
      if (drawn) letters.push({ to: email, bookingId: row.id, ...drawn });
    }
    return letters;
  } catch (err) {
    log.error({ err, bookingId: row.id }, 'A letter to an agent was not drawn');
    return [];
  }
}
