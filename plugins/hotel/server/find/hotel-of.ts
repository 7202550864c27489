import { notFound } from '@/server/error';
import { hotelRefusals } from '../../contract/refusals';
import type { SupplierSearch } from '../../face/port';
import { type Asking, ongoingOf } from './results';
import { type FoundHotel, gatheredOf } from './searches';

export type { Asking } from './results';

/** A property of a search. */
export interface HotelName {
  readonly corelationid: string;
  readonly hotelid: string;
}

/** Milliseconds that a property is waited for while its search goes on. */
const PATIENCE = 12_000;

/** A property of a search, which may still be going on. Throws 410 for a search that is over, 404 "Hotel not found". */
export async function gatheredWith(
  input: Asking,
  { corelationid, hotelid }: HotelName,
): Promise<{ hotel: FoundHotel; search: SupplierSearch }> {
  const ongoing = await ongoingOf(input, corelationid);
  const { search } = ongoing.search;
  for (;;) {
    const { batches, completed } = ongoing.found();
    const hotel = gatheredOf(ongoing).find(hotelid);
    // What came first is shown when all of them have answered, so that nobody's rates are missed.
    if (completed && !hotel) throw notFound(hotelRefusals.notFound);
    if (completed && hotel) return { hotel, search };
    await ongoing.more(batches.length, PATIENCE, input.request.signal);
  }
}
