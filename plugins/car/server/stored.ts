import { z } from 'zod/mini';
import { Money } from '@/core/contract';
import { storedAs } from '@/server/selling/bookable/stored';
import { CarDetails, PricedCarExtras } from '../contract';
import { BookedRequest, StoredDetails } from '../face/order';

const { totalCharge: _, ...core } = CarDetails.shape.availableCore.shape;

/** What a quote and a booking keep: of the offer the supplier's figures beside what travellers see. */
export const rentals = storedAs({
  offer: z.object({
    offer: z.extend(z.omit(CarDetails, { price: true, perDay: true, wholesale: true, agencyFee: true }), {
      availableCore: z.object(core),
      base: Money,
      taxes: Money,
    }),
    extras: z.nullable(PricedCarExtras),
  }),
  request: BookedRequest,
  details: StoredDetails,
});
