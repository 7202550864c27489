import type { BookingRecord } from '@/server/ports/booking';
import { price } from '@/server/pricing';
import { testClock } from '@/server/testing/clock';
import { findPlace } from '@/server/reference';
import { carSandbox } from '../sandbox/car-sandbox';
import type { CarJournal } from '../sandbox/orders';
import { driver } from './site';

const { signal } = new AbortController();

/** A confirmed rental in Lisbon, with a child seat and full protection, of a driver with that name. */
export async function rentalBooking(
  language: string,
  changes: Partial<BookingRecord> = {},
): Promise<BookingRecord> {
  const supplier = carSandbox({
    clock: testClock(),
    journal: {} as CarJournal,
    secret: 'secret',
  });
  const { latitude, longitude } = findPlace('airport:LIS')!;
  const { offers } = await supplier.search(
    {
      ...{ pickupLatitude: latitude, pickupLongitude: longitude, pickupName: 'Lisbon' },
      ...{ returnLatitude: latitude, returnLongitude: longitude, dropoffName: 'Lisbon' },
      pickUpDateTime: '2027-07-12T10:00',
      returnDateTime: '2027-07-19T09:30',
      age: 30,
      countryOfResidence: 'PT',
      currency: 'EUR',
    },
    { signal },
  );
  const offer = offers.find(
    ({ cancellation, accessories }) =>
      cancellation.freeUntil !== null && accessories.some(({ code }) => code === 'CST'),
  )!;
  const chosen = { coverages: ['SCDW'], accessories: [{ code: 'CST', quantity: 2 }] };
  const extras = await supplier.priceExtras(offer.id, chosen, { signal });
  const total = price(
    { base: offer.base, taxes: offer.taxes, extras: extras.total, published: null, retail: null },
    { markupBasisPoints: 1_250, feeMinor: 300 },
  );
  return {
    id: 'b1',
    createdAt: '2026-11-20T12:00:00.000Z',
    progress: {
      bookingId: 'b1',
      state: 'confirmed',
      status: 'Confirmed',
      message: null,
      money: 'taken',
      actionUrl: null,
    },
    language,
    locator: 'K7QM2X',
    price: total,
    penalty: null,
    refund: null,
    offer: { offer, extras },
    request: { driver: driver(), flightNumber: 'TP 1356' },
    details: { orderId: 'CR1', confirmationNumber: 'RD-00012345', vendor: 'Rondale' },
    ...changes,
  } as BookingRecord;
}
