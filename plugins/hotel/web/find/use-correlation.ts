import { useAtomValue } from 'jotai';
import type { ApiError } from '@/core/api/error';
import type { ResponseOf } from '@/core/contract';
import { useCountryNames } from '@/core/places/countries';
import { callOf } from '@/core/query/call';
import { useOffers } from '@/core/selling/results/use-offers';
import { agencyAtom } from '@/core/tenant/agency';
import { HOTEL_CURRENCY, searchHotels } from '../../contract';
import { fillCriteria, type Criteria } from '../search/criteria';
import { toHotelSearch } from './to-search';
import { usePlace } from './use-place';

/** A search is good for half an hour; a page that was left open begins another one a little before. */
const FRESH_FOR = 25 * 60_000;

export interface Correlation {
  /** Null while the search is incomplete, on its way, or failed. */
  corelationid: string | null;
  /** What the search found first. */
  answer: ResponseOf<typeof searchHotels>['data'] | undefined;
  error: ApiError | null;
  isFetching: boolean;
  /** Searches anew: the old one is over, or failed. */
  again: () => void;
}

/** The search of an address, begun once for all pages that speak of it. */
export function useCorrelation(criteria: Criteria): Correlation {
  const filled = fillCriteria(criteria);
  const { placeOf } = usePlace(filled.place);
  const countryOf = useCountryNames();
  const currency = useAtomValue(agencyAtom)?.currency ?? HOTEL_CURRENCY;
  const body = toHotelSearch(filled, placeOf, { currency, countryOf });
  const { found, error, isFetching, again } = useOffers(body && callOf(searchHotels, { body }), FRESH_FOR);
  return { corelationid: found?.data.corelationid ?? null, answer: found?.data, error, isFetching, again };
}
