import { z } from 'zod/mini';
import { Money } from '@/core/contract';
import { type BookableContract, Guest, OfferFrame } from '@/core/contract/bookings/bookable';
import { storedAs } from '../stored';
import type { PlainOffer } from './port';

/** The contract of any plain product, without what is its own. */
export type PlainContract = BookableContract<
  string,
  `/${string}`,
  z.ZodMiniType<object>,
  Record<never, never>,
  Record<never, never>
>;

/** What a quote and a booking keep of a plain product. */
export function keptBy({ schemas }: PlainContract) {
  const frame = z.omit(OfferFrame, { price: true, wholesale: true, agencyFee: true });
  const net = z.extend(schemas.ownOffer, { ...frame.shape, base: Money, taxes: Money });
  return storedAs({
    offer: net as unknown as z.ZodMiniType<PlainOffer>,
    request: z.object({ guest: Guest, request: schemas.request }),
    details: z.object({ orderId: z.string() }),
  });
}

export type PlainKept = ReturnType<typeof keptBy>;

/** The last name of whoever it is for; null of a quote, which names nobody. */
export const lastNameIn = (request: unknown): string | null =>
  z.safeParse(z.object({ guest: Guest }), request).data?.guest.lastName ?? null;

export const nameOf = ({ firstName, lastName }: Guest): string => `${firstName} ${lastName}`;
