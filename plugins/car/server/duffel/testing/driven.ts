import { freeLine } from '@/server/lines/testing/free';
import type { DuffelJournal, Known } from '@/server/selling/duffel/sent-orders';
import type { Drive } from '@/server/selling/supplier/testing/driven';
import { testClock } from '@/server/testing/clock';
import { createDuffelCars } from '../duffel-cars';
import { orderFor, searchFor } from './adapter';

const { signal } = new AbortController();

/** A journal of one process that forgets with it. */
function journalInMemory(): DuffelJournal {
  const notes = new Map<string, Known>();
  const none: Known = { sentAt: null, kept: null, isAccepted: false, rejected: null, orderId: null };
  const add = (reference: string, more: Partial<Known>) =>
    void notes.set(reference, { ...none, ...notes.get(reference), ...more });
  return {
    async claim(reference, _offerId, at, kept = null) {
      if (notes.get(reference)?.sentAt) return false;
      add(reference, { sentAt: at, kept });
      return true;
    },
    claimPayment: async (_reference, _orderId, at) => at,
    async note(reference, _offerId, what) {
      if (what.kind === 'accepted') add(reference, { isAccepted: true });
      else if (what.kind === 'rejected') add(reference, { rejected: what.outcome });
      else add(reference, { orderId: what.orderId });
    },
    read: async (reference) => notes.get(reference) ?? null,
    referenceOf: async (orderId) =>
      [...notes].find(([, known]) => known.orderId === orderId)?.[0] ?? null,
  };
}

/** The port of Duffel Cars from a search to a cancellation, at the place of Duffel's own test supplier. */
export const driveDuffelCars: Drive = async (url, step, log) => {
  const clock = testClock('2026-04-27T12:00:00Z');
  const cars = createDuffelCars({
    ...{ token: 'duffel_test_driven', url, line: freeLine(), clock, secret: 'secret' },
    ...{ journal: journalInMemory(), log: { warn: log.warn, error: log.warn } as never },
  });
  const there = { pickupLatitude: -24.38, pickupLongitude: -128.32, pickupName: 'Henderson Island' };
  const back = { returnLatitude: -24.38, returnLongitude: -128.32, dropoffName: 'Henderson Island' };
  const search = searchFor({
    ...{ ...there, ...back, age: 31, countryOfResidence: 'GB', currency: 'GBP' },
    ...{ pickUpDateTime: '2026-05-27T10:00', returnDateTime: '2026-06-01T15:00' },
  });
  const found = await step(
    'search',
    () => cars.search(search, { signal }),
    ({ offers }) => `${offers.length} cars`,
  );
  const offer = found?.offers[0];
  if (!offer) return;
  await step(
    'details',
    () => cars.details(offer.id, { signal }),
    ({ texts }) => `${texts?.conditions.length ?? 0} conditions`,
  );
  const priced = await step(
    'price',
    () => cars.price(offer.id, null, { signal }),
    ({ expiresAt }) => expiresAt,
  );
  if (!priced) return;
  const order = orderFor('order-1', priced.offer, {
    request: {
      driver: {
        ...{ title: 'Ms', firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com' },
        ...{ phone: '+351912345678', birthDate: '1995-01-01', pickupTime: '10:00' },
        ...{ address: 'Rua 1', city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
      },
      flightNumber: null,
    },
  });
  const booked = await step(
    'book',
    () => cars.book(order, { signal }),
    ({ kind }) => kind,
  );
  await step(
    'lookup',
    () => cars.lookup(order, { signal }),
    ({ kind }) => kind,
  );
  const ref = booked && 'supplierRef' in booked ? String(booked.supplierRef) : 'boo_1';
  await step(
    'cancelPenalty',
    () => cars.cancelPenalty(ref, { signal }),
    ({ penalty }) => `${penalty.amount} ${penalty.currency}`,
  );
  await step(
    'cancel',
    () => cars.cancel(ref, 'cancel-1', { signal }),
    ({ kind }) => kind,
  );
};
