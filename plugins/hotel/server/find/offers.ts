import { distanceBetween } from '@/server/reference';
import { type HotelChoice, type HotelOffer, wholePrice } from '../../contract';
import type { SupplierSearch } from '../../face/port';
import { hotelIdOf } from './ids';
import type { FoundHotel, Gathered } from './searches';
import { choiceOf, type Reader } from './sell-stay';
import { summaryOf } from './summary';

const wholeOf = ({ total, atProperty }: HotelChoice): number => wholePrice(total, atProperty).amount;
const wayOf = ({ board, payment, freeUntil }: HotelChoice): string => [board, payment, freeUntil].join(' ');

/** The cheapest of each board, payment and end of free cancellation, cheapest first. */
function choicesOf({ stays }: FoundHotel, reader: Reader): HotelChoice[] {
  const sold = stays
    .map((stay, at) => choiceOf(String(at), stay, reader))
    .sort((a, b) => wholeOf(a) - wholeOf(b));
  const ways = new Map<string, HotelChoice>();
  for (const choice of sold) if (!ways.has(wayOf(choice))) ways.set(wayOf(choice), choice);
  return [...ways.values()];
}

/** A property as a search shows it to its reader. */
export function offerOf(hotel: FoundHotel, search: SupplierSearch, reader: Reader): HotelOffer {
  const { listings } = hotel.merged;
  const summary = summaryOf(listings);
  return {
    ...summary,
    aliases: listings.map(hotelIdOf).filter((id) => id !== summary.id),
    distance: Number(distanceBetween(search, summary).toFixed(2)),
    choices: choicesOf(hotel, reader),
    currency: search.currency,
  };
}

interface Sold {
  /** How many answers it was made of. */
  readonly answered: number;
  readonly offers: readonly HotelOffer[];
}

/** What was sold to each kind of reader, for as long as a search is held. */
const sold = new WeakMap<Gathered, Map<string, Sold>>();

/** Everything that a search has found so far, at its reader's prices. */
export function offersOf(gathered: Gathered, search: SupplierSearch, reader: Reader): readonly HotelOffer[] {
  const byReader = sold.get(gathered) ?? new Map<string, Sold>();
  sold.set(gathered, byReader);
  const key = JSON.stringify(reader);
  const known = byReader.get(key);
  const answered = gathered.answers;
  if (known?.answered === answered) return known.offers;
  const offers = gathered.all().map((hotel) => offerOf(hotel, search, reader));
  byReader.set(key, { answered, offers });
  return offers;
}
