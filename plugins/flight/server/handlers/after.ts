import { recordPaper } from '@/server/booking/download';
import type { Caller } from '@/server/ports/booking';
import { handle, type HandlerInput, type Handler } from '@/server/ports/handle';
import {
  answerScheduleChange,
  cancelBooking,
  cancelByPnr,
  cancelVoidBooking,
  getAfterSale,
  getItineraryPdf,
  getPenalty,
} from '../../contract';
import { CANCELLED, cancelFlight, quoteCancel } from '../after/cancel';
import { findByPnr, findFlight } from '../after/find';
import { answerChange, changesOf } from '../after/schedule';
import { afterSaleOf } from '../after/view';
import { itineraryPdf } from '../pdf/itinerary';
import { reservationOf } from './bookings';

const callerOf = ({ agency, user, request }: HandlerInput<typeof getPenalty>): Caller => ({
  agency,
  user,
  signal: request.signal,
});

/** The traveller's side of what follows a sale (G03); the agency's is in `agency.ts`. */
export const afterHandlers: readonly Handler[] = [
  handle(getPenalty, async (input) => ({
    data: await quoteCancel(input.services, callerOf(input), input.body.bookingId),
  })),

  ...[cancelVoidBooking, cancelBooking].map((endpoint) =>
    handle(endpoint, async ({ body, agency, user, services, request }) => {
      const caller = { agency, user, signal: request.signal };
      const record = await findFlight(services, caller, body.bookingId);
      const after = await cancelFlight(services, caller, record, body.acceptedPenalty);
      return { data: reservationOf(after), message: CANCELLED };
    }),
  ),

  handle(cancelByPnr, async ({ query, agency, user, services, request }) => {
    const caller = { agency, user, signal: request.signal };
    const record = await findByPnr(services, caller, query.pnr);
    const after = await cancelFlight(services, caller, record, null);
    return { data: reservationOf(after), message: CANCELLED };
  }),

  handle(getAfterSale, async ({ query, agency, user, services, request }) => {
    const record = await findFlight(services, { agency, user, signal: request.signal }, query.bookingId);
    const changes = await changesOf(services, record);
    return { data: afterSaleOf(record, changes, user.isStaff, services.clock.now()) };
  }),

  handle(answerScheduleChange, async ({ body, agency, user, services, request }) => {
    const caller = { agency, user, signal: request.signal };
    const after = await answerChange(services, caller, body);
    const message = body.answer === 'accept' ? 'Your new flight times are confirmed' : CANCELLED;
    return { data: reservationOf(after), message };
  }),

  handle(getItineraryPdf, async (input) => {
    const { query, agency, user, services, request } = input;
    const record = await findFlight(services, { agency, user, signal: request.signal }, query.bookingId);
    const paper = await itineraryPdf(record, agency, services);
    await recordPaper(input, record);
    return paper;
  }),
];
