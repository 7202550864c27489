import { z } from 'zod/mini';
import type { DemoProduct } from '@/server/ports/demo';
import { noteSearch } from '@/server/searches';
import { CAR_TITLES, CarSearch, isPickupTime, searchPlaces } from '../contract';
import { findPlace } from '@/server/reference';
import { cars } from './product';
import { suppliersOf } from './suppliers';

const PICKUP = '10:00';
const DROP_OFF = '17:00';
/** Without a way back the car is kept over a weekend. */
const DAYS = 3;
const DAY_MS = 24 * 60 * 60_000;

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Cars of the demo's clients: picked up at the airport of the place they travel to, rarely the dearest. */
export const demo: DemoProduct = {
  share: 1,
  paysLater: false,
  async find(services, { agency, user, signal }, { to, out, back, party, home, wants, taste }) {
    const place = findPlace(`airport:${to}`);
    const [driver] = party;
    if (!place || !driver) return null;
    const search = z.parse(CarSearch, {
      ...searchPlaces(place, 'Same drop-off'),
      pickUpDateTime: `${out}T${PICKUP}`,
      returnDateTime: `${back ?? daysAfter(out, DAYS)}T${DROP_OFF}`,
      age: 30,
      countryOfResidence: home.country,
    });
    await noteSearch(
      { agency, user, services, tenant: (work) => services.db.withTenant(agency.id, work) },
      {
        product: 'car',
        location: place.name,
        places: [{ code: to, as: 'airport' }],
        from: search.pickUpDateTime.slice(0, 10),
        to: search.returnDateTime.slice(0, 10),
      },
    );
    const [supplier] = suppliersOf(services).sellers;
    if (!supplier) return null;
    const { offers } = await supplier.search({ ...search, currency: agency.pricing.currency }, { signal });
    const suitable = offers
      .filter((offer) => isPickupTime(PICKUP, offer))
      .filter(({ cancellation }) => wants === 'any' || cancellation.freeUntil !== null)
      .sort((a, b) => a.base.amount + a.taxes.amount - b.base.amount - b.taxes.amount);
    const offer = suitable[Math.floor(taste * 0.6 * suitable.length)];
    if (!offer) return null;
    const { title, firstName, lastName } = driver;
    return {
      offerId: cars.offers.give(offer, { agency, services }).id,
      asked: {},
      request: {
        driver: {
          ...home,
          title: CAR_TITLES.find((each) => each === title) ?? 'Ms',
          firstName,
          lastName,
          pickupTime: PICKUP,
        },
        flightNumber: null,
      },
    };
  },
};
