import type { Choices, Limit, Span } from '@/core/selling/results/filters/choices';
import { priceSpan } from '@/core/selling/results/filters/price-bars';
import { foldText } from '@/core/ui/pickers/option-filter';
import {
  ACCESSIBILITY,
  AMENITIES,
  BEDS,
  BOARDS,
  HOTEL_PAYMENTS,
  PROPERTY_KINDS,
  type Accessibility,
  type Amenity,
  type Bed,
  type Board,
  type HotelPayment,
  type PropertyKind,
} from '../../contract';
import type { HotelRow } from './rows';

const LONGEST_NAME = 80;
const LONGEST_LIST = 4000;
export const TERMS = ['free-cancellation'] as const;
export const SCORES = ['9', '8', '7', '6'] as const;
export const STARS = ['5', '4', '3', '2', '1'] as const;
/** Kilometres from the place that was searched. */
export const DISTANCES = ['1', '3', '5', '10'] as const;

/** What the traveller wants to see of the results. Absent means everything. */
export interface Filters {
  /** Words of the property's name. */
  name?: string;
  /** Ids with commas between them. */
  saved?: string;
  /** Of the whole stay or of a night, as prices are shown, in minor units of the currency that prices are in. */
  price?: Span;
  terms?: readonly (typeof TERMS)[number][];
  boards?: readonly Board[];
  payments?: readonly HotelPayment[];
  stars?: readonly (typeof STARS)[number][];
  score?: readonly (typeof SCORES)[number][];
  kinds?: readonly PropertyKind[];
  /** Ids of areas. */
  areas?: readonly string[];
  distance?: readonly (typeof DISTANCES)[number][];
  amenities?: readonly Amenity[];
  beds?: readonly Bed[];
  accessibility?: readonly Accessibility[];
  chains?: readonly string[];
}
/** Words of a name, however they are written. */
const name: Limit<HotelRow, string> = {
  read: (text) => (text.trim() !== '' && text.length <= LONGEST_NAME ? text : undefined),
  write: String,
  asks: (text) => {
    const words = foldText(text).split(/\s+/);
    return ({ hotel }) => words.every((word) => foldText(hotel.name).includes(word));
  },
};

/** Ids of properties that somebody saved, with commas between them: a list that can be handed on. */
const saved: Limit<HotelRow, string> = {
  read: (text) => (/^[\w:.-]+(,[\w:.-]+)*$/.test(text) && text.length <= LONGEST_LIST ? text : undefined),
  write: String,
  asks: (text) => {
    const ids = text.split(',');
    return ({ hotel: { id, aliases } }) => [id, ...aliases].some((one) => ids.includes(one));
  },
};

export type FilterName = keyof Filters;

const namesOf = (rows: readonly HotelRow[], of: (row: HotelRow) => { id: string; name: string } | null) =>
  new Map(
    rows.flatMap((row) => {
      const named = of(row);
      return named ? [[named.id, named.name] as const] : [];
    }),
  );
const some = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);
const chainOf = ({ hotel: { chain } }: HotelRow) => (chain === null ? null : { id: chain, name: chain });

/** What stays may be narrowed by, in the order of the panel (R259). Terms are asked of one choice together. */
export const HOTEL_CHOICES: Choices<HotelRow, Filters> = {
  name,
  saved,
  price: priceSpan,
  terms: { options: TERMS, has: ({ choice }) => (choice.freeUntil === null ? [] : ['free-cancellation']) },
  boards: { options: BOARDS, has: ({ choice }) => [choice.board] },
  payments: { options: HOTEL_PAYMENTS, has: ({ choice }) => [choice.payment] },
  stars: {
    options: STARS,
    has: ({ hotel: { stars } }) => STARS.filter((one) => stars !== null && Number(one) === Math.floor(stars)),
  },
  score: {
    options: SCORES,
    has: ({ hotel: { reviews } }) =>
      SCORES.filter((least) => reviews !== null && reviews.score >= Number(least)),
  },
  kinds: { options: PROPERTY_KINDS, has: ({ hotel }) => [hotel.kind] },
  areas: {
    options: /^[\w-]{2,80}$/,
    named: (rows) => namesOf(rows, ({ hotel }) => hotel.area),
    has: ({ hotel: { area } }) => some(area && area.id),
  },
  distance: {
    options: DISTANCES,
    has: ({ hotel }) => DISTANCES.filter((most) => hotel.distance <= Number(most)),
  },
  amenities: { options: AMENITIES, all: true, has: ({ hotel }) => hotel.amenities },
  beds: {
    options: BEDS,
    has: ({ choice: { rooms } }) =>
      BEDS.filter((bed) => rooms.every(({ beds }) => beds.some((one) => one.bed === bed))),
  },
  accessibility: { options: ACCESSIBILITY, all: true, has: ({ hotel }) => hotel.accessibility },
  chains: {
    options: /^[^,]{2,60}$/,
    named: (rows) => namesOf(rows, chainOf),
    has: ({ hotel: { chain } }) => some(chain),
  },
};
