import { carRefusals } from '@/plugins/car/contract/refusals';
import { booksMigration } from '@/server/selling/supplier/journal';
import { createSandbox, type SandboxParts } from '@/server/selling/supplier/sandbox/create';
import { SEARCH_FAULTS } from '@/server/selling/supplier/sandbox/faults';
import { timedPenalty } from '@/server/selling/supplier/sandbox/penalty';
import type { TimedPenalty } from '@/server/ports/supplier';
import { countersNear } from '@/plugins/car/face/counters-near';
import { hasExtras, readRequest } from '@/plugins/car/face/order';
import type { CarSupplier, Driver, SupplierCar, SupplierSearch } from '@/plugins/car/face/port';
import { priceExtras } from './extras';
import { searchRentals } from './found-rentals';
import { buildOffer } from './offer';
import { carIds, type OfferKey } from './offer-key';
import { type CarOrder, takeOrder } from './orders';
import { isSold } from './rental';
import { sampleRental } from './sample';

export const BOOKS = 'car_sandbox';
export const journalMigration = booksMigration('car-001-sandbox', BOOKS);

/** What the numbers of its orders begin with. */
export const ORDERS = 'CR';

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000);
const driverIn = (request: unknown) => readRequest(request).driver.lastName;

/** The embedded supplier: fleets and prices computed from a seed. */
export function carSandbox(parts: SandboxParts<CarOrder>): CarSupplier {
  const sandbox = createSandbox<SupplierSearch, OfferKey, SupplierCar, Driver, CarOrder, TimedPenalty>(
    {
      id: 'sandbox',
      name: 'Carhub',
      purpose: 'sandbox cars',
      words: carRefusals,
      ids: carIds,

      searchedPlaces: (search) =>
        countersNear({ latitude: search.pickupLatitude, longitude: search.pickupLongitude })
          .slice(0, 1)
          .map(({ place }) => place.cityCode),
      offeredPlaces: ({ rental }) => [rental.pickUp.place.cityCode],
      searchFaults: { ...SEARCH_FAULTS, IPC: 'hang' },
      offersOf: (search, { now, secret }) => ({ offers: searchRentals(search, minuteOf(now), secret) }),
      nothing: { offers: [] },
      offerOf({ rental, currency, issued }, { now, secret, surge }) {
        const minute = minuteOf(now);
        return isSold(rental, minute)
          ? buildOffer({ rental, currency, issued, now: minute, secret, surge })
          : null;
      },
      isDearerFor: (driver) => driver?.toUpperCase() === 'DEARER',

      orders: ORDERS,
      askedIn: driverIn,
      lastNames: (request) => [driverIn(request)],
      faults: ['ERROR'],
      refusals: { REFUSE: carRefusals.refused, ERROR: carRefusals.notMade },
      addedTo(offer, { order }) {
        const { extras } = readRequest(order.request);
        return hasExtras(extras) ? priceExtras(offer, extras).total : null;
      },
      take: takeOrder,
      record: (order, { offer }) => ({ ...order, cancellation: offer?.cancellation ?? null }),
      penaltyOf: ({ cancellation, net }, now) => timedPenalty(cancellation, net, now),
      unclear: { CANCELFAIL: carRefusals.cancelUnknown },
    },
    parts,
  );
  return {
    ...sandbox,
    sample: sampleRental,
    details: async (offerId) => ({ offer: await sandbox.details(offerId) }),
    priceExtras: async (offerId, extras) => priceExtras(await sandbox.details(offerId), extras),
  };
}
