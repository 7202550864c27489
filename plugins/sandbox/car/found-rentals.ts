import { cheapest } from '@/server/selling/supplier/sandbox/cheapest';
import type { Instant } from '@/server/selling/supplier/time';
import { countersNear, type Near } from '@/plugins/car/face/counters-near';
import type { SupplierCar, SupplierSearch } from '@/plugins/car/face/port';
import { isAt } from './counters';
import { CLASSES } from './fleet';
import { buildOffer } from './offer';
import { isSold, type Rental } from './rental';
import { VENDORS, type Vendor } from './vendors';

const MAX_OFFERS = 200;
/** Desks of one vendor that are tried near the pick-up. */
const TRIED = 3;

/** Where the car goes back: to the same desk when that is near the place that was asked for, else to the nearest one. */
function returnCounter(vendor: Vendor, pickUp: Near, back: readonly Near[]): Near | undefined {
  const own = back.filter(({ place }) => isAt(vendor, place));
  return own.find(({ place }) => place.id === pickUp.place.id) ?? own[0];
}

/** What is sold for a search, cheapest first. The same search gives the same answer all day. */
export function searchRentals(search: SupplierSearch, now: Instant, secret: string): SupplierCar[] {
  const from = countersNear({ latitude: search.pickupLatitude, longitude: search.pickupLongitude });
  const back = countersNear({ latitude: search.returnLatitude, longitude: search.returnLongitude });
  const { pickUpDateTime, returnDateTime, age, countryOfResidence: residence, currency } = search;
  const issued = new Date(now * 60_000).toISOString().slice(0, 10);
  const rentals = VENDORS.flatMap((vendor) =>
    from
      .filter(({ place }) => isAt(vendor, place))
      .slice(0, TRIED)
      .flatMap((pickUp): Rental[] => {
        const dropOff = returnCounter(vendor, pickUp, back);
        if (!dropOff) return [];
        return CLASSES.flatMap((carClass) =>
          [false, true].map((isAutomatic) => ({
            ...{ vendor, carClass, isAutomatic, pickUp, dropOff },
            ...{ pickUpDateTime, returnDateTime, age, residence },
          })),
        );
      }),
  );
  const sold = rentals.filter((rental) => isSold(rental, now));
  return cheapest(
    sold.map((rental) => buildOffer({ rental, currency, issued, now, secret })),
    MAX_OFFERS,
  );
}
