import { findPlaces } from '@/core/contract';
import { settlementOf } from '@/core/contract';
import { fakeApi, type Answer, type FakeApi, type Input } from '@/core/testing/fake-api';
import {
  availableCars,
  cancelCar,
  carDetails,
  findCountries,
  findMyReservations,
  findReservation,
  getRefund,
  getStaticData,
  quoteCar,
  reserveCar,
  sendCarBookingEmail,
  tempUrlOf,
} from '../../contract';
import {
  COUNTRIES,
  DETAILS,
  detailsOf,
  FOUND,
  OFFERS,
  PLACES,
  QUOTE,
  RESERVATION,
  ROW,
  STATIC_DATA,
  usd,
} from './fixtures';

const places = ({ query }: Input) => {
  const typed = query?.['search']?.toLowerCase();
  const ids = query?.['ids']?.split(',') ?? [];
  return {
    data: Object.values(PLACES).filter(({ id, name, city, iata }) =>
      typed === undefined
        ? ids.includes(id)
        : [name, city, iata ?? ''].some((word) => word.toLowerCase().startsWith(typed)),
    ),
  };
};

const detailsAnswer = ({ body }: Input) => {
  const offer = OFFERS.find(({ id }) => id === body?.['offerId']);
  return { data: { offer: offer ? detailsOf(offer) : DETAILS, tempUrl: tempUrlOf(DETAILS.id) } };
};

const usual: Record<string, Answer> = {
  [findPlaces.path]: places,
  [findCountries.path]: COUNTRIES,
  [getStaticData.path]: { data: STATIC_DATA },
  [availableCars.path]: FOUND,
  [carDetails.path]: detailsAnswer,
  [quoteCar.path]: { data: QUOTE },
  [reserveCar.path]: [
    {
      response: { ...RESERVATION, progress: { ...RESERVATION.progress, state: 'processing', money: 'held' } },
    },
  ],
  [findReservation.path]: { data: RESERVATION },
  [findMyReservations.path]: { data: [ROW], totalCount: 1 },
  [sendCarBookingEmail.path]: { data: 'The confirmation was sent' },
  [getRefund.path]: {
    data: {
      bookingId: RESERVATION.bookingId,
      penalty: usd(0),
      refund: RESERVATION.price.total,
      settlement: settlementOf(RESERVATION.price, {
        isPaid: true,
        isProtected: false,
        refund: RESERVATION.price.total.amount,
      }),
      freeUntil: DETAILS.cancellation.freeUntil,
      reasons: ['Duplicate', 'Fraudulent', 'Requested by Customer'],
    },
  },
  [cancelCar.path]: {
    data: { ...RESERVATION, bookingStatus: 'Cancelled', canCancel: false },
    message: 'Booking Cancelled Successfully',
  },
  '/api/bookings/{id}/progress': { data: RESERVATION.progress },
  '/api/getCurrentPaymentGateway': { CurrentPayment: 'SANDBOX', fieldsUrl: null, publicKey: null },
};

/** Answers as usual, but for what is given: a value, a function of the input, an error to throw, or a promise. */
export const carApi = (answers: Record<string, Answer> = {}): FakeApi => fakeApi({ ...usual, ...answers });
