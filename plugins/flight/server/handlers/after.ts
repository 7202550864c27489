import { flightAnswers } from '../../contract/refusals';
import { handle, type Handler } from '@/server/ports/handle';
import {
  answerScheduleChange,
  cancelBooking,
  cancelByPnr,
  cancelVoidBooking,
  getAfterSale,
  getItineraryPdf,
  getPenalty,
} from '../../contract';
import { cancelFlight, quoteCancel } from '../after/cancellation';
import { answerChange, changesOf } from '../after/schedule';
import { afterSaleOf } from '../after/view';
import { flights } from '../product';
import { reservationOf } from '../after/reservation';

/** The traveller's side of what follows a sale (G03); the agency's is in `agency.ts`. */
export const afterHandlers: readonly Handler[] = [
  handle(getPenalty, async (input) => ({ data: await quoteCancel(input, input.body.bookingId) })),

  ...[cancelVoidBooking, cancelBooking].map((endpoint) =>
    handle(endpoint, async (input) => {
      const record = await flights.find(input, input.body.bookingId);
      const after = await cancelFlight(input, record, input.body.acceptedPenalty);
      return { data: reservationOf(after), ...flightAnswers.cancelled };
    }),
  ),

  handle(cancelByPnr, async (input) => {
    const record = await flights.findByLocator(input, input.query.pnr);
    return { data: reservationOf(await cancelFlight(input, record, null)), ...flightAnswers.cancelled };
  }),

  handle(getAfterSale, async (input) => {
    const { services, user } = input;
    const record = await flights.find(input, input.query.bookingId);
    const changes = await changesOf(services, record);
    return { data: afterSaleOf(record, changes, user.isStaff, services.clock.now()) };
  }),

  handle(answerScheduleChange, async (input) => {
    const after = await answerChange(input, input.body);
    const isAccepted = input.body.answer !== 'cancel';
    return {
      data: reservationOf(after),
      ...(isAccepted ? flightAnswers.timesConfirmed : flightAnswers.cancelled),
    };
  }),

  handle(getItineraryPdf, (input) => flights.paper(input, input.query.bookingId)),
];
