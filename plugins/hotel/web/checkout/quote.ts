import { refusedAs } from '@/core/api/error';
import { callOf, readWith } from '@/core/query/call';
import type { Entry } from '@/core/selling/checkout/CheckoutScreen';
import { decodeFirst, getHotelPrice, HotelQuote } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';

/** What is to be priced. */
export interface ChosenStay {
  corelationid: string;
  hotelid: string;
  /** One for each room. */
  rates: string[];
}

/** The first of the quotes in an answer; one that cannot be read is a failed call (R265). Throws then. */
export function readQuote({ data }: { data: string }): { data: HotelQuote } {
  const quote = HotelQuote.safeParse(decodeFirst(data));
  if (!quote.success) throw refusedAs(200, 'BAD_RESPONSE', hotelRefusals.noPrice);
  return { data: quote.data };
}

/** The price of now of chosen rates: an array of one (R264). */
export const quoteOf = (stay: ChosenStay, entry: Entry & { protection?: string | undefined }) =>
  readWith(callOf(getHotelPrice, { body: [{ ...stay, ...entry }] }), readQuote);
