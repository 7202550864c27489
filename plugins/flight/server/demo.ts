import { z } from 'zod/mini';
import type { DemoPerson, DemoProduct, DemoTrip } from '@/server/ports/demo';
import { noteSearch } from '@/server/searches';
import { namesOf } from '@/server/searches/places';
import { FlightSearch, passengerTypeOn, type Traveller, typesOf } from '../contract';
import { flights } from './product';
import { countTravellers } from '../face/order';
import { type SupplierOffer, type FlightSupplier, supplierSearch } from '../face/port';
import { suppliersOf } from './supplier/suppliers';

/** People look at the first page. */
const LOOKED_AT = 60;
/** Of offers with as few stops as there are, so many are considered. */
const CONSIDERED = 12;

const travellerOf = (person: DemoPerson, on: string): Traveller => ({
  ...person,
  passengerType: passengerTypeOn(person.birthDate, on),
});

/** In the order of every list of travellers: adults, children, infants. */
function travellersOf({ party, out, back }: DemoTrip): Traveller[] {
  const order = typesOf({ adults: 1, children: 1, infants: 1 });
  return party
    .map((person) => travellerOf(person, back ?? out))
    .sort((a, b) => order.indexOf(a.passengerType) - order.indexOf(b.passengerType));
}

const stopsOf = ({ flights }: SupplierOffer) => flights.reduce((sum, { stops }) => sum + stops.length, 0);
const netOf = ({ base, taxes }: SupplierOffer) => base.amount + taxes.amount;

/** Offers that would do, those with the fewest stops first and then by price. */
const suitable = (offers: readonly SupplierOffer[], { wants }: DemoTrip): SupplierOffer[] =>
  offers
    .filter(({ refundable }) => wants === 'any' || refundable)
    .sort((a, b) => stopsOf(a) - stopsOf(b) || netOf(a) - netOf(b));

async function firstThatSells<T>(
  suppliers: readonly FlightSupplier[],
  ask: (supplier: FlightSupplier) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const supplier of suppliers) {
    const found = await ask(supplier);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Trips of the demo's clients: searched and chosen as a traveller would, mostly without a stop. */
export const demo: DemoProduct = {
  share: 3,
  paysLater: true,
  async find(services, { agency, user, signal }, trip) {
    const { from, to, out, back, home, taste } = trip;
    const travellers = travellersOf(trip);
    const counts = countTravellers(travellers);
    const search = supplierSearch(
      z.parse(FlightSearch, {
        legs: [
          { origin: from, destination: to, departureDate: out },
          ...(back ? [{ origin: to, destination: from, departureDate: back }] : []),
        ],
        travellers: counts,
        cabin: 'economy',
        preferences: { schedule: { allowedStops: '1' }, responseOptions: { maxResults: LOOKED_AT } },
      }),
      agency.pricing.currency,
    );
    const places = [from, to].map((code) => ({ code, as: 'city-of-airport' as const }));
    await noteSearch(
      { agency, user, services, tenant: (work) => services.db.withTenant(agency.id, work) },
      { product: 'flight', location: namesOf(places, agency.public.language), places, from: out, to: back },
    );

    const sellers = suppliersOf(services).sellers;
    const turned = taste < 0.3 ? [...sellers].reverse() : sellers;
    const offer = await firstThatSells(turned, async (supplier) => {
      const { offers } = await supplier.search(search, { signal });
      const all = suitable(offers, trip);
      const near = all.filter((each) => stopsOf(each) === stopsOf(all[0]!)).slice(0, CONSIDERED);
      const chosen = near[Math.floor(taste ** 2 * near.length)];
      if (!chosen || trip.wants !== 'later') return chosen;
      const { payLaterUntil } = await suppliersOf(services).price(chosen.id, counts, { signal });
      return payLaterUntil ? chosen : undefined;
    });
    if (!offer) return null;
    const { email, phone, ...billing } = home;
    return {
      offerId: flights.offers.give(offer, { agency, services }).id,
      asked: { travellers: counts },
      request: { travellers, contact: { email, phone }, billing },
    };
  },
};
