import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trips } from './stored';
import { bookedTrip, tripRecord } from './testing/told';

it('what is kept of an offer is read as it was written', () =>
  fc.assert(
    fc.property(bookedTrip, fc.nat(72), fc.nat(90_000), (trip, voidHours, amount) => {
      const { offer: kept } = tripRecord(trip, 'en');
      const rule = { service: 'fee', fee: { amount, currency: trip.currency } };
      const { offer } = trips.readOffer(kept);
      const written = { ...offer, terms: { voidHours, change: rule, refund: rule } };
      expect(trips.readOffer({ ...(kept as object), offer: written }).offer).toEqual(written);
    }),
    { numRuns: 30 },
  ));
