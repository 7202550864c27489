import { z } from 'zod/mini';
import type { BookingRecord } from '@/server/ports/booking';
import { price } from '@/server/pricing';
import { findCarrier } from '@/server/reference';
import { FlightSearch } from '../../contract';
import { familyOf, TIERS } from '@/plugins/sandbox/flight/fares/families';
import { searchSandbox } from '@/plugins/sandbox/flight/search/found-offers';
import { type SupplierOffer, supplierSearch } from '../../face/port';

const search = z.parse(FlightSearch, {
  legs: [
    { origin: 'SAO', destination: 'TYO', departureDate: '2027-03-12' },
    { origin: 'TYO', destination: 'SAO', departureDate: '2027-03-27' },
  ],
  travellers: { adults: 2 },
});

/** A woman of full age unless `more` says otherwise. */
export const person = (firstName: string, lastName: string, more: object = {}) => ({
  title: 'Ms',
  firstName,
  lastName,
  gender: 'F',
  birthDate: '1990-05-17',
  passengerType: 'ADT',
  ...more,
});

/** Whose second flights set out on another day than the first. */
const isOverNight = ({ flights }: SupplierOffer) =>
  flights.some(({ segments, departureTime }) =>
    segments.some((segment) => segment.departureTime.slice(0, 10) !== departureTime.slice(0, 10)),
  );
/** With one stop each way. */
export const hasStops = ({ flights }: SupplierOffer) => flights.every(({ stops }) => stops.length === 1);

/** A confirmed return trip to Tokyo with protection, on the first `wanted` flights. */
export function tripBooking(
  language: string,
  changes: Partial<BookingRecord> = {},
  wanted: (offer: SupplierOffer) => boolean = isOverNight,
): BookingRecord {
  const { offers } = searchSandbox(supplierSearch(search, 'BRL'), '2027-01-10', 'secret');
  const offer = offers.find((each) => each.fareFamily.includes('economy-1') && wanted(each))!;
  const [code] = offer.fareFamily.split('-') as [string];
  return {
    id: '3f0f0a52-0000-4000-8000-000000000001',
    agencyId: 'a',
    clientId: null,
    userId: 'u',
    product: 'flight',
    progress: {
      bookingId: '3f0f0a52-0000-4000-8000-000000000001',
      state: 'confirmed',
      status: 'Confirmed',
      message: null,
      money: 'taken',
      actionUrl: null,
    },
    stage: 'confirmed',
    holdUntil: null,
    answersBy: null,
    cancelReason: null,
    penalty: null,
    refund: null,
    locator: 'K7QW2M',
    supplierRef: 'SB1',
    price: price(
      { ...offer, retail: null },
      { markupBasisPoints: 800, feeMinor: 1500, protection: { basisPoints: 600 } },
    ),
    offer: { offer, fareFamily: familyOf(findCarrier(code)!, 'economy', TIERS[1]!) },
    request: {
      travellers: [person('Conceição', 'Muñoz Araújo'), person('Łucja', 'Nguyễn')],
      contact: { email: 'ana@example.com', phone: '+55 11 91234 5678' },
      billing: { address: 'Rua 1', city: 'São Paulo', state: 'SP', zipCode: '01000-000', country: 'BR' },
    },
    details: {
      orderId: 'SB1',
      airlineRecordLocator: 'ZZ8PL4',
      ticketNumbers: ['957-2412345678', '957-2412345679'],
      ticketTimeLimit: null,
      vendor: 'sandbox',
    },
    contactEmail: 'ana@example.com',
    language,
    createdAt: '2027-01-10T12:00:00.000Z',
    ...{ revision: 7, changedAt: '2027-01-10T12:00:05.000Z' },
    events: [],
    ...changes,
  };
}
