import type { AskOptions } from '@/server/selling/supplier/search-all';
import { searchEvents } from '@/server/selling/supplier/search-events';
import type { FareFamily, FlightOffer, FlightSearchEvent } from '../../contract';
import type { SupplierAnswer, SupplierOffer, FlightSupplier, SupplierSearch } from '../../face/port';

/** Each may sell an equal share of the results, so that all together keep to the limit. */
const shareOf = (search: SupplierSearch, suppliers: number): SupplierSearch => {
  const { preferences } = search;
  const maxResults = Math.ceil(preferences.responseOptions.maxResults / Math.max(1, suppliers));
  return { ...search, preferences: { ...preferences, responseOptions: { maxResults } } };
};

/** The search in pieces, never more offers than were asked for. `nameFare`: what the agency calls a fare. */
export const searchFlightEvents = (
  suppliers: readonly FlightSupplier[],
  search: SupplierSearch,
  {
    nameFare = (family) => family,
    ...options
  }: AskOptions & {
    readonly isSold: (offer: SupplierOffer) => boolean;
    readonly sell: (offer: SupplierOffer) => FlightOffer;
    /** Who asks may read the suppliers' names. */
    readonly isStaff?: boolean;
    readonly nameFare?: ((family: FareFamily) => FareFamily) | undefined;
  },
): AsyncGenerator<FlightSearchEvent> =>
  searchEvents(suppliers, shareOf(search, suppliers.length), {
    ...options,
    priceOf: (offer: FlightOffer) => offer.totalAmount,
    most: search.preferences.responseOptions.maxResults,
    more(answer: SupplierAnswer | null, sold) {
      const used = new Set(sold.map(({ fareFamily }) => fareFamily));
      return { fareFamilies: (answer?.fareFamilies ?? []).filter(({ id }) => used.has(id)).map(nameFare) };
    },
  });
