import { fakeApi as answering, type Answer, type FakeApi, type Input } from '@/core/testing/fake-api';
import {
  bookFlight,
  createEventWriter,
  type Extras,
  type FlightSearchEvent,
  getBagPrices,
  getDateGrid,
  getFareRules,
  getReservationDetails,
  getSeatMap,
  listBookings,
  repriceOffer,
  searchAirports,
  searchFlights,
  type SentFlightEvent,
  sendConfirmationMail,
  storeSearch,
} from '../../contract';
import { BAG_PRICES, quoteWith, wideMap } from './extras-fixtures';
import { gridPrices } from './grid-fixture';
import { carrierDictionary } from '../search/options/carriers';
import { FAMILIES, FARE_RULES, OFFERS, PLACES, PRICE, RESERVATION, ROW } from './fixtures';
import { AFTER_ANSWERS } from './fixtures-after';

export type { Answer, FakeApi } from '@/core/testing/fake-api';
export { never } from '@/core/testing/fake-api';
export { refusal } from '@/core/testing/refusal';

export const CLASSIC = OFFERS[1]!;
export const QUOTE = {
  quoteId: '0d4f6b1e-6f0a-4a57-9f5e-0a4b6f2f9d11',
  price: PRICE,
  previousTotal: PRICE.total,
  changed: false,
  expiresAt: '2099-01-01T00:00:00Z',
  offer: CLASSIC,
  fareFamily: FAMILIES[1]!,
};
export const FOUND = {
  data: OFFERS,
  fareFamilies: FAMILIES,
  suppliers: [
    { id: 'sandbox', name: 'Skyhub', state: 'answered' as const, offers: OFFERS.length, took: 812 },
  ],
};

const usual: Record<string, Answer> = {
  [searchAirports.path]: ({ query }: Input) => ({
    data: PLACES.filter(
      ({ code, city, airports }) =>
        code === query?.['search'] ||
        airports.some((airport) => airport.code === query?.['search']) ||
        city.toLowerCase().startsWith((query?.['search'] ?? '').toLowerCase()),
    ),
  }),
  [carrierDictionary.path]: [
    { code: 'TP', name: 'TAP Air Portugal' },
    { code: 'UA', name: 'United Airlines' },
    { code: 'S4', name: 'Azores Airlines' },
    { code: 'IB', name: 'Iberia' },
  ],
  [searchFlights.path]: FOUND,
  [getDateGrid.path]: ({ body }: Input) => ({ data: gridPrices(body as { departureDate: string }) }),
  [getFareRules.path]: { data: FARE_RULES },
  [repriceOffer.path]: ({ body }: Input) => ({
    data: quoteWith(QUOTE, body?.['extras'] as Extras | undefined),
  }),
  [getSeatMap.path]: ({ body }: Input) => ({ data: [wideMap(String(body?.['segmentId']))] }),
  [getBagPrices.path]: { data: BAG_PRICES },
  [bookFlight.path]: { data: { ...RESERVATION.progress, state: 'processing', money: 'held' } },
  ...AFTER_ANSWERS,
  [getReservationDetails.path]: { data: RESERVATION },
  [sendConfirmationMail.path]: { data: 'The confirmation was sent' },
  [storeSearch.path]: { data: { id: 'search-1' } },
  [listBookings.path]: { data: [ROW], totalCount: 1 },
  '/api/bookings/{id}/progress': { data: RESERVATION.progress },
  '/api/code': [
    { name: 'Portugal', code: 'PT', currency: 'EUR', emoji: '🇵🇹', unicode: '', image: '', symbol: '€' },
    { name: 'United States', code: 'US', currency: 'USD', emoji: '🇺🇸', unicode: '', image: '', symbol: '$' },
  ],
  '/api/getCurrentPaymentGateway': { CurrentPayment: 'SANDBOX', fieldsUrl: null, publicKey: null },
};

/** Hears what a search sends. */
export type OnSent = (sent: SentFlightEvent) => void;
/** Sends the events of one search as the server does. */
export function sendingTo(onSent: OnSent): (event: FlightSearchEvent) => void {
  const write = createEventWriter();
  return (event) => onSent(write(event));
}

/** The answer of a search as one supplier's batch. */
const toEvents = (answer: unknown, onSent: OnSent) => {
  const { data, fareFamilies, suppliers } = answer as typeof FOUND;
  const send = sendingTo(onSent);
  send({ kind: 'asked', suppliers: suppliers.map(({ id, name }) => ({ id, name })), deadline: 12_000 });
  suppliers.forEach((supplier, index) =>
    send({ kind: 'batch', supplier, offers: index === 0 ? data : [], fareFamilies }),
  );
  send({ kind: 'end', suppliers });
};

/** Answers as usual, but for what is given: a value, a function of the input, an error to throw, or a promise. */
export const fakeApi = (answers: Record<string, Answer> = {}): FakeApi =>
  answering({ ...usual, ...answers }, toEvents);
