import { z } from 'zod/mini';
import { Money } from '@/core/contract';
import { storedAs } from '@/server/selling/bookable/stored';
import { ActivityDetails, ActivityGuests, ActivityOption, TravelerCounts } from '../contract';
import { TRAVELER_CATEGORIES } from '../contract/vocabulary';
import { StoredDetails } from '../face/order';

/** Of an activity what travellers see of it; its prices are the supplier's, and are kept beside. */
const StoredOffer = z.object({
  supplierId: z.string(),
  /** The supplier's id of the option. */
  id: z.string(),
  activity: z.omit(ActivityDetails, {
    from: true,
    before: true,
    ground: true,
    supplier: true,
    wholesale: true,
    agencyFee: true,
  }),
  option: z.extend(
    z.omit(ActivityOption, {
      id: true,
      total: true,
      each: true,
      supplier: true,
      wholesale: true,
      agencyFee: true,
    }),
    {
      /** What this way to do it is called by in every language; bookings of before have none. */
      way: z.optional(z.string()),
      base: Money,
      taxes: Money,
      each: z.array(z.object({ category: z.enum(TRAVELER_CATEGORIES), count: z.int(), net: Money })),
    },
  ),
  travelers: TravelerCounts,
});
export type StoredOffer = z.output<typeof StoredOffer>;

/** What a quote and a booking keep. */
export const kept = storedAs({ offer: StoredOffer, request: ActivityGuests, details: StoredDetails });
