import { recordOf } from '../lists/record';
import { travellerView } from '../../pricing';
import { backOff, type Step } from './context';

/**
 * Confirms, and queues the confirmation mail in the same transaction. The mail is drawn outside of it; one that
 * cannot be drawn does not keep a paid booking from being confirmed, but somebody is told.
 */
export const confirmStep: Step = {
  call: 'mail',
  async run(row, { outside, product, agency, log }) {
    const { confirmationMail } = product;
    if (!confirmationMail) return { to: ['confirmed'] };
    const confirmed = { ...row, state: 'confirmed' as const, version: row.version + 1 };
    const record = { ...recordOf(confirmed, []), price: travellerView(row.price) };
    const drawn = await outside('mail', () => confirmationMail.call(product, record, agency));
    if ('answer' in drawn)
      return { to: ['confirmed'], mail: { to: row.contact_email, bookingId: row.id, ...drawn.answer } };
    log.error({ err: drawn.trouble, bookingId: row.id }, 'The confirmation mail could not be drawn');
    if (row.attempts < 3) return { events: [{ type: 'unknown.mail' }], waitMs: backOff(row) };
    return {
      to: ['confirmed'],
      events: [{ type: 'mail-failed' }],
      raise: 'the confirmation mail could not be drawn',
    };
  },
};
