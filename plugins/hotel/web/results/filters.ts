import { msg, plural, t } from '@lingui/core/macro';
import { folded } from '@/core/selling/results/filters/CheckFilter';
import type { Limit, Span } from '@/core/selling/results/filters/choices';
import type { Facets } from '@/core/selling/results/filters/facets';
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
import { ACCESS_NAMES, AMENITY_NAMES, BED_NAMES, BOARD_NAMES, KINDS, PAYMENT_NAMES } from '../../say/labels';
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
export const HOTEL_CHOICES: Facets<HotelRow, Filters> = {
  name: { ...name, label: msg`Name of the property`, told: ({ value }) => t`Name: ${value.trim()}` },
  saved: {
    ...saved,
    label: msg`Saved`,
    told: ({ value }) =>
      plural(value.split(',').length, { one: '# saved property', other: '# saved properties' }),
  },
  price: { ...priceSpan, isPrice: true, label: msg`Price of the stay` },
  terms: {
    label: msg`Cancellation`,
    names: { 'free-cancellation': msg`Free cancellation` },
    options: TERMS,
    has: ({ choice }) => (choice.freeUntil === null ? [] : ['free-cancellation']),
  },
  boards: { label: msg`Meals`, names: BOARD_NAMES, options: BOARDS, has: ({ choice }) => [choice.board] },
  payments: {
    label: msg`Payment`,
    names: PAYMENT_NAMES,
    options: HOTEL_PAYMENTS,
    has: ({ choice }) => [choice.payment],
  },
  stars: {
    label: msg`Stars`,
    told: ({ value }) => plural(Number(value), { one: '# star', other: '# stars' }),
    options: STARS,
    has: ({ hotel: { stars } }) => STARS.filter((one) => stars !== null && Number(one) === Math.floor(stars)),
  },
  score: {
    label: msg`Guest rating`,
    told: ({ value }) => t`${value} or more`,
    options: SCORES,
    has: ({ hotel: { reviews } }) =>
      SCORES.filter((least) => reviews !== null && reviews.score >= Number(least)),
  },
  kinds: {
    label: msg`Property type`,
    names: KINDS,
    fold: folded(5),
    ifSeveral: true,
    options: PROPERTY_KINDS,
    has: ({ hotel }) => [hotel.kind],
  },
  areas: {
    label: msg`Area`,
    fold: folded(6),
    ifSeveral: true,
    options: /^[\w-]{2,80}$/,
    named: (rows) => namesOf(rows, ({ hotel }) => hotel.area),
    has: ({ hotel: { area } }) => some(area && area.id),
  },
  distance: {
    label: msg`Distance`,
    told({ value }, _, format) {
      const far = format.number(Number(value), { style: 'unit', unit: 'kilometer' });
      return t`Up to ${far}`;
    },
    options: DISTANCES,
    has: ({ hotel }) => DISTANCES.filter((most) => hotel.distance <= Number(most)),
  },
  amenities: {
    label: msg`Amenities`,
    names: AMENITY_NAMES,
    fold: folded(6),
    options: AMENITIES,
    all: true,
    has: ({ hotel }) => hotel.amenities,
  },
  beds: {
    label: msg`Beds`,
    names: BED_NAMES,
    options: BEDS,
    has: ({ choice: { rooms } }) =>
      BEDS.filter((bed) => rooms.every(({ beds }) => beds.some((one) => one.bed === bed))),
  },
  accessibility: {
    label: msg`Accessibility`,
    names: ACCESS_NAMES,
    options: ACCESSIBILITY,
    all: true,
    has: ({ hotel }) => hotel.accessibility,
  },
  chains: {
    label: msg`Chain`,
    fold: folded(4),
    ifSeveral: true,
    options: /^[^,]{2,60}$/,
    named: (rows) => namesOf(rows, chainOf),
    has: ({ hotel: { chain } }) => some(chain),
  },
};

/** The same where prices are those of a night. */
export const NIGHT_CHOICES: typeof HOTEL_CHOICES = {
  ...HOTEL_CHOICES,
  price: { ...HOTEL_CHOICES.price, label: msg`Price per night` },
};
