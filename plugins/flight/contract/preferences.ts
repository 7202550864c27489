import { z } from 'zod/mini';

/** At most so many offers in one answer. */
export const MAX_RESULTS = 1000;
/** No limit on the number of stops (G65). */
export const ANY_STOPS = '2+';

const Carriers = z.array(z.string().check(z.regex(/^[A-Z0-9]{2}$/))).check(z.maxLength(200));
const Choice = z.enum(['any', 'yes', 'no']);
const filled = <T extends z.ZodMiniType>(schema: T) => z.prefault(schema, {} as z.input<T>);

/** What the search may be told beyond places, dates, travellers and cabin; all of it has a default (R190 to R192). */
export const SearchPreferences = z.strictObject({
  fare: filled(
    z.strictObject({
      fareTypes: z._default(z.array(z.enum(['PUBLIC', 'PRIVATE'])).check(z.minLength(1)), [
        'PUBLIC',
        'PRIVATE',
      ]),
      refundable: z._default(Choice, 'any'),
      changeable: z._default(Choice, 'any'),
      useCustomBrands: z._default(z.boolean(), false),
    }),
  ),
  cabin: filled(
    z.strictObject({
      cabinCombo: z._default(z.enum(['CHEAPEST', 'SAME']), 'CHEAPEST'),
      downsell: z._default(z.boolean(), false),
      upsell: z._default(z.boolean(), false),
      processVirtualCabinCombos: z._default(z.boolean(), true),
    }),
  ),
  carrier: filled(
    z.strictObject({
      /** Empty: every carrier. */
      faresAllowedCarriers: z._default(Carriers, []),
      flightsAllowedMarketingCarriers: z._default(Carriers, []),
      noCodeshare: z._default(z.boolean(), false),
      noInterline: z._default(z.boolean(), false),
    }),
  ),
  schedule: filled(
    z.strictObject({
      allowedStops: z._default(z.enum(['0', '1', ANY_STOPS]), ANY_STOPS),
      noOvernightStay: z._default(z.boolean(), false),
    }),
  ),
  responseOptions: filled(
    z.strictObject({
      maxResults: z._default(z.int().check(z.minimum(1), z.maximum(MAX_RESULTS)), MAX_RESULTS),
    }),
  ),
  advancedShop: filled(
    z.strictObject({
      searchSpeed: z._default(z.int().check(z.minimum(1), z.maximum(5)), 3),
      multipleTicket: z._default(z.enum(['NO', 'YES']), 'NO'),
      ticketingChecks: z._default(z.boolean(), false),
    }),
  ),
});
export type SearchPreferences = z.output<typeof SearchPreferences>;
