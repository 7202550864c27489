import { conflict, invalid } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import type { BookingRecord } from '@/server/ports/booking';
import { asking } from '@/server/selling/supplier/errors';
import type { Ask } from '@/server/selling/bookable/ask';
import {
  cancelActivity,
  getActivityBooking,
  getAgencyActivity,
  getActivityPenalty,
  getActivityVoucher,
  listAgencyActivities,
  listMyActivities,
  sendActivityEmail,
} from '../../contract';
import { activityRefusals } from '../../contract/refusals';
import { organizerVoucherOf } from '../after/organizer-voucher';
import { reservationFor } from '../after/reservation';
import { agencyRows, rowOf } from '../after/rows';
import { activities } from '../product';
import { kept } from '../stored';
import { suppliersOf } from '../suppliers';

/** What names a booking; everything else is a record locator. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Why somebody cancels, as the supplier of a booking wants it told: asked for anew each time (R342). */
function reasonsOf({ services, request }: Ask, { supplierRef }: BookingRecord) {
  const supplier = supplierRef === null ? undefined : suppliersOf(services).keeperOf(supplierRef);
  if (!supplier) throw invalid(activityRefusals.notVerified);
  return asking(() => supplier.cancelReasons(request.language, { signal: request.signal }));
}

/** What follows a sale, for its owner and for the agency's staff. */
export const bookingHandlers: readonly Handler[] = [
  handle(getActivityBooking, async (input) => {
    const { id } = input.params;
    const record = await (UUID.test(id) ? activities.find(input, id) : activities.findByLocator(input, id));
    return { data: reservationFor(input, record) };
  }),

  handle(listMyActivities, (input) => activities.mine(input, input.query, rowOf)),

  handle(sendActivityEmail, async (input) => ({ data: await activities.resend(input, input.body) })),

  handle(getActivityVoucher, async (input) => {
    const { bookingId } = input.query;
    const record = await activities.find(input, bookingId);
    // Two papers for one booking would make people show the wrong one.
    if (organizerVoucherOf(kept.read(record))) throw conflict(activityRefusals.otherPaper);
    return activities.paper(input, bookingId);
  }),

  handle(getActivityPenalty, async (input) => {
    activities.requireCancellable(await activities.find(input, input.params.id));
    const { record, terms } = await activities.terms(input, input.params.id);
    return {
      data: {
        ...{ bookingId: record.id, ...terms },
        reasons: await reasonsOf(input, record),
        refundAmount: terms.refund,
        // It is returned in the currency that was paid.
        exchangeRate: 1,
        currency: terms.refund.currency,
      },
    };
  }),

  handle(cancelActivity, async (input) => {
    const { bookingId, reason, quoteAmount } = input.body;
    const record = await activities.find(input, bookingId);
    activities.requireCancellable(record);
    const chosen = (await reasonsOf(input, record)).find(({ code }) => code === reason);
    if (!chosen) throw invalid(activityRefusals.parameter, 'reason');
    const { terms } = await activities.terms(input, bookingId);
    const { refund, penalty } = terms;
    // R344: another refund than the one on screen cancels nothing.
    if (refund.amount !== quoteAmount.amount || refund.currency !== quoteAmount.currency)
      return { data: { priceChanged: true as const, refundAmount: refund } };
    const after = await activities.cancel(input, record, {
      accepted: penalty,
      reason: chosen.text,
      reasonCode: chosen.code,
    });
    return {
      data: { priceChanged: false as const, reservation: reservationFor(input, after) },
    };
  }),

  handle(listAgencyActivities, (input) => activities.agencyList(input, input.query, agencyRows)),

  handle(getAgencyActivity, async (input) => {
    const record = await activities.find(input, input.params.id);
    const row = await activities.agencyRow(input, record.id, agencyRows);
    return { data: { row, reservation: reservationFor(input, record) } };
  }),
];
