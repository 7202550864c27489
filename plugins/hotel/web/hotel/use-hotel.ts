import { callOf } from '@/core/query/call';
import { getHotelDetails, getRoomsAndRates, getStaticContent } from '../../contract';
import { useCorrelation } from '../find/use-correlation';
import type { Criteria } from '../search/criteria';
import { useInSearch } from './use-in-search';

/** What the suppliers say of a property, whatever the dates. */
const CONTENT_FRESH_FOR = 30 * 60_000;

/** A property of the search of an address: what it is, its rooms, and what does not depend on dates, each as it comes (R262, R263). */
export function useHotel(criteria: Criteria, hotelid: string | undefined) {
  const search = useCorrelation(criteria);
  const asked = (corelationid: string) => ({ corelationid, hotelid: hotelid ?? '' });
  return {
    search,
    details: useInSearch(search, (id) => (hotelid ? callOf(getHotelDetails, { query: asked(id) }) : null)),
    rooms: useInSearch(search, (id) => (hotelid ? callOf(getRoomsAndRates, { query: asked(id) }) : null)),
    content: useInSearch(
      search,
      (corelationId) =>
        hotelid ? callOf(getStaticContent, { query: { corelationId, hotelId: hotelid } }) : null,
      CONTENT_FRESH_FOR,
    ),
  };
}
