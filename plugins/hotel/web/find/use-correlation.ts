import { useAtomValue } from 'jotai';
import type { ApiError } from '@/core/api/error';
import type { ResponseOf } from '@/core/contract';
import { useCountryNames } from '@/core/places/countries';
import { type Call, callOf } from '@/core/query/call';
import { useOffer } from '@/core/selling/results/use-offer';
import { agencyAtom } from '@/core/tenant/agency';
import { HOTEL_CURRENCY, type HotelSearchInput, searchHotels } from '../../contract';
import { fillCriteria, type Criteria } from '../search/criteria';
import { toHotelSearch } from './to-search';
import { usePlace } from './use-place';

/** A search is good for half an hour; a page that was left open begins another one a little before. */
export const FRESH_FOR = 25 * 60_000;

/** What the search of an address asks for; null while it is incomplete or on its way. */
export function useSearchBody(criteria: Criteria): HotelSearchInput | null {
  const filled = fillCriteria(criteria);
  const { placeOf } = usePlace(filled.place);
  const countryOf = useCountryNames();
  const currency = useAtomValue(agencyAtom)?.currency ?? HOTEL_CURRENCY;
  return toHotelSearch(filled, placeOf, { currency, countryOf });
}

/** The call that begins it, the same one for all pages that speak of it. */
export function useSearchCall(criteria: Criteria): Call<ResponseOf<typeof searchHotels>> | null {
  const body = useSearchBody(criteria);
  return body && callOf(searchHotels, { body });
}

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
  const { found, ...search } = useOffer(useSearchCall(criteria), FRESH_FOR);
  return { ...search, corelationid: found?.data.corelationid ?? null, answer: found?.data };
}
