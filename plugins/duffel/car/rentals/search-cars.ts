import type { Ask } from '../../kit/http';
import { readable } from '@/server/selling/supplier/outside/readable';
import { kilometresAround } from '@/plugins/car/face/counters-near';
import type { SupplierCar, SupplierSearch } from '@/plugins/car/face/port';
import { Rate, Search } from '../api/schemas';
import type { Point } from './location';
import { isForUs, type Making, offerOf } from './offer';

/** A search ends after twelve seconds, whoever has not answered. */
const SEARCH_MS = 11_000;
const MOST_RATES = 2_000;
const MOST_OFFERS = 200;

const timesOf = ({ pickUpDateTime: from, returnDateTime: to }: SupplierSearch) => ({
  pickup_date: from.slice(0, 10),
  pickup_time: from.slice(11, 16),
  dropoff_date: to.slice(0, 10),
  dropoff_time: to.slice(11, 16),
});

/** To a metre: the same place is asked for by the same numbers. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5));
const around = ({ latitude, longitude }: Point) => ({
  radius: kilometresAround({ latitude, longitude }),
  geographic_coordinates: { latitude, longitude },
});

export interface Found {
  readonly offers: readonly SupplierCar[];
  /** Currencies of rates that were left out because the agency sells in another. */
  readonly foreign: readonly string[];
  /** How many were left out because they are paid by a card at Duffel, by the name of their payment. */
  readonly unpayable: Readonly<Record<string, number>>;
}

/** What can be rented, cheapest first. Throws DuffelTrouble. */
export async function searchCars(
  { ask, ...making }: Making & { readonly ask: Ask },
  search: SupplierSearch,
  signal: AbortSignal,
): Promise<Found> {
  const { currency, age, pickUpDateTime, returnDateTime } = search;
  const pickUp = {
    latitude: rounded(search.pickupLatitude),
    longitude: rounded(search.pickupLongitude),
  };
  const dropOff = { latitude: rounded(search.returnLatitude), longitude: rounded(search.returnLongitude) };
  const { data } = await ask(Search, {
    ...{ method: 'POST', path: '/cars/search', call: 'search cars', timeoutMs: SEARCH_MS, signal },
    body: {
      ...timesOf(search),
      pickup_location: around(pickUp),
      dropoff_location: around(dropOff),
      driver: { age, residence_country_code: search.countryOfResidence },
    },
  });
  const rates = readable(Rate, (data?.rates ?? []).slice(0, MOST_RATES));
  const payable = rates.filter(isForUs);
  const unpayable: Record<string, number> = {};
  for (const { payment_type: type } of rates.filter((rate) => !isForUs(rate)))
    unpayable[type] = (unpayable[type] ?? 0) + 1;
  const foreign = new Set(payable.map(({ total_currency: its }) => its));
  foreign.delete(currency);
  const wanted = { currency, age, pickUp, dropOff, pickUpDateTime, returnDateTime };
  const offers = payable
    .flatMap((rate) => offerOf(rate, { ...wanted, rateId: rate.id }, making) ?? [])
    .sort((a, b) => a.base.amount + a.taxes.amount - b.base.amount - b.taxes.amount);
  const byId = new Map(offers.slice(0, MOST_OFFERS).map((offer) => [offer.id, offer]));
  return { offers: [...byId.values()], foreign: [...foreign], unpayable };
}
