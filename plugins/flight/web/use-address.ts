import { useMemo } from 'react';
import { useSearch } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { criteriaShape } from './search/criteria';
import { filterShape } from './results/filter-address';
import { SORTS } from './results/sort';

const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined as never);
const id = lenient(z.string().check(z.minLength(1)));

export const CriteriaAddress = z.object(criteriaShape);
export const ResultsAddress = z.object({
  ...criteriaShape,
  ...filterShape,
  sort: lenient(z.enum(SORTS)),
  page: lenient(z.int().check(z.minimum(1), z.maximum(100))),
  details: id,
});
export const OfferAddress = z.object({ ...criteriaShape, itinerary: id, fare: id });
export const CheckoutAddress = z.object({
  ...criteriaShape,
  itinerary: id,
  fare: id,
  offer: id,
  total: lenient(z.int().check(z.minimum(0))),
  currency: lenient(z.string().check(z.regex(/^[A-Z]{3}$/))),
  key: lenient(z.string().check(z.regex(/^[\w-]{8,100}$/))),
  markup: lenient(z.coerce.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/))),
  markupType: lenient(z.string().check(z.regex(/^[a-z]{1,20}$/))),
});
export const BookingAddress = z.object({ bookingId: id, orderID: id });

/** The search params of the screen that is shown, reduced to what is usable: an address is input like any other. */
export function useAddress<S extends z.ZodMiniObject>(schema: S): z.output<S> {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return useMemo(() => schema.parse(search) as z.output<S>, [schema, search]);
}
