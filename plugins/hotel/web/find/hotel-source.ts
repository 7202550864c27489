import type { ResponseOf } from '@/core/contract';
import { callOf, readWith } from '@/core/query/call';
import { followed, type Found } from '@/core/selling/results/sources';
import {
  followHotels,
  HOTEL_ORDERS,
  HOTEL_RESULT_FILTER,
  type HotelOffer,
  type HotelResults,
  isPolled,
  type searchHotels,
  withPage,
} from '../../contract';

export interface FoundHotels extends Found<HotelOffer> {
  /** Of this search, for the calls that follow. */
  corelationid: string;
  /** When it began, milliseconds. */
  began: number;
  /** What was answered last. */
  last: Omit<HotelResults, 'hotels'>;
}

const isPolling = ({ last, began }: Pick<FoundHotels, 'last' | 'began'>): boolean =>
  isPolled(last.pollCompleted, Date.now() - began);

const found = (
  { corelationid, began }: Pick<FoundHotels, 'corelationid' | 'began'>,
  last: HotelResults,
  data: readonly HotelOffer[] = last.hotels,
): FoundHotels => ({
  ...{ corelationid, began, last, data },
  suppliers: last.suppliers,
  done: !isPolling({ began, last }) && last.nextPage === null,
});

/**
 * Followed to its end: first for answers of suppliers (R255, G81), then page by page until everything is held (R254, R256).
 * Each look replaces what came before it; pages add to it.
 */
export const hotelSource = followed<ResponseOf<typeof searchHotels>, FoundHotels>({
  first: ({ data }) => found({ corelationid: data.corelationid, began: Date.now() }, data),
  next(held) {
    const { corelationid, last, data } = held;
    const isLook = isPolling(held);
    if (!isLook && last.nextPage === null) return null;
    const body = {
      from: isLook ? HOTEL_RESULT_FILTER.from : Number(last.nextPage),
      size: HOTEL_RESULT_FILTER.size,
      sortBy: HOTEL_ORDERS.recommended,
      ...(isLook && { seen: last.answered }),
    };
    return readWith(callOf(followHotels, { query: { corelationid }, body }), ({ data: answer }) => {
      // The last page names none after it, and belongs to what is held all the same.
      const page = { ...answer, nextPage: answer.nextPage ?? 'end' };
      const all = withPage({ hotels: data, nextPage: last.nextPage }, page).hotels;
      return found(held, answer, isLook ? answer.hotels : all);
    });
  },
});
