import { z } from 'zod/mini';
import { PageNumber } from '@/core/contract/pages';
import { inputRefusals } from '@/core/contract/refusals/input';
import { hotelFieldRefusals } from './refusals';
import { checkParty, HOTEL_MAX_ROOMS, HOTEL_NEW_ROOM, type Party } from './occupancy';
import { checkStay } from './stay';

/** R244 */
export const HOTEL_CURRENCY = 'USD';
export const HOTEL_ALLOWED_COUNTRY = 'US';
export const HOTEL_PAGE_NO_START = 1;
export const HOTEL_PAGE_SIZE = 50;

/** What each order is asked for with (R257, G12). */
export const HOTEL_ORDERS = {
  recommended: 'rating desc, price desc',
  lowest: 'price asc',
  highest: 'price desc',
} as const;
export type HotelOrder = keyof typeof HOTEL_ORDERS;
/** R244 */
export const HOTEL_LIST_SORT = HOTEL_ORDERS.recommended;

/** Kilometres about the place. */
const RADIUS = { min: 1, max: 50, usual: 10 } as const;

const Paging = z.strictObject({
  pageNo: z._default(PageNumber, HOTEL_PAGE_NO_START),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(HOTEL_PAGE_SIZE)), HOTEL_PAGE_SIZE),
  orderBy: z._default(z.enum(Object.values(HOTEL_ORDERS)), HOTEL_LIST_SORT),
});

/** So many rooms, each for so many; bounds are checked with the whole search, which says what is wrong in its own words. */
const Occupancy = z.strictObject({
  numOfRoom: z._default(z.int().check(z.minimum(1)), 1),
  numOfAdults: z._default(z.int(), HOTEL_NEW_ROOM.adults),
  numOfChildren: z._default(z.int(), HOTEL_NEW_ROOM.childAges.length),
  childAges: z._default(z.array(z.int()).check(z.maxLength(20)), []),
});
type Occupancy = z.output<typeof Occupancy>;

const partyOf = ({ numOfAdults, childAges }: Occupancy): Party => ({ adults: numOfAdults, childAges });

/** Each room by itself. */
export const roomsOf = (occupancies: readonly Occupancy[]): Party[] =>
  occupancies.flatMap((occupancy) => Array.from({ length: occupancy.numOfRoom }, () => partyOf(occupancy)));

/** Rooms as the search carries them. */
export const occupanciesOf = (rooms: readonly Party[]): Occupancy[] =>
  rooms.map(({ adults, childAges }) => ({
    numOfRoom: 1,
    numOfAdults: adults,
    numOfChildren: childAges.length,
    childAges: [...childAges],
  }));

const degrees = (most: number) =>
  z.number(hotelFieldRefusals.coordinates.reason).check(z.minimum(-most), z.maximum(most));
const short = z.string().check(z.trim(), z.maxLength(120));

/** R244 to R250, with the letters of the specification. */
export const HotelSearch = z
  .strictObject({
    currency: z._default(
      z.string().check(z.regex(/^[A-Z]{3}$/, hotelFieldRefusals.currency.reason)),
      HOTEL_CURRENCY,
    ),
    /** The destination in people's words. */
    searchString: z
      .string(hotelFieldRefusals.searchString.reason)
      .check(z.trim(), z.minLength(1, hotelFieldRefusals.searchString.reason), z.maxLength(120)),
    paging: z.prefault(Paging, {}),
    occupancies: z
      .array(Occupancy, hotelFieldRefusals.occupancies.reason)
      .check(
        z.minLength(1, hotelFieldRefusals.occupancies.reason),
        z.maxLength(HOTEL_MAX_ROOMS, hotelFieldRefusals.rooms.reason),
      ),
    stayPeriod: z.strictObject({ start: z.string(), end: z.string() }, hotelFieldRefusals.stayPeriod.reason),
    /** ISO 3166 alpha-2. */
    allowedCountry: z._default(
      z.string().check(z.regex(/^[A-Z]{2}$/, inputRefusals.countryForm.reason)),
      HOTEL_ALLOWED_COUNTRY,
    ),
    premise: z.optional(short),
    lat: degrees(90),
    lng: degrees(180),
    /** Kilometres. */
    radius: z._default(z.number().check(z.minimum(RADIUS.min), z.maximum(RADIUS.max)), RADIUS.usual),
    nationality: z.strictObject(
      {
        name: short,
        alpha2Code: z.string().check(z.regex(/^[A-Z]{2}$/, hotelFieldRefusals.nationality.reason)),
      },
      hotelFieldRefusals.nationality.reason,
    ),
    version: z.optional(short),
    code: z.optional(short),
    locationId: z.optional(short),
    type: z.optional(short),
  })
  .check((context) => {
    const { occupancies, stayPeriod } = context.value;
    const refuse = (path: (string | number)[], problem: keyof typeof hotelFieldRefusals) =>
      context.issues.push({
        code: 'custom',
        message: hotelFieldRefusals[problem].reason,
        path,
        input: context.value,
      });
    const dates = checkStay(stayPeriod);
    if (dates) refuse(['stayPeriod', dates.field], dates.problem);
    if (occupancies.reduce((sum, { numOfRoom }) => sum + numOfRoom, 0) > HOTEL_MAX_ROOMS)
      refuse(['occupancies'], 'rooms');
    for (const [at, occupancy] of occupancies.entries()) {
      const counted = occupancy.numOfChildren === occupancy.childAges.length;
      const problem = counted ? checkParty(partyOf(occupancy)) : 'childAge';
      if (problem) refuse(['occupancies', at], problem);
    }
  });
export type HotelSearch = z.output<typeof HotelSearch>;
export type HotelSearchInput = z.input<typeof HotelSearch>;
