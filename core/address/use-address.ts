import { useMemo } from 'react';
import { useSearch } from '@tanstack/react-router';
import { z } from 'zod/mini';

/** A part of an address: what is not usable counts as absent. */
export const lenient = <T extends z.ZodMiniType>(schema: T) =>
  z.catch(z.optional(schema), undefined as never);

/** An id in an address. */
export const addressId = lenient(z.string().check(z.minLength(1)));

/** The search params of the screen that is shown, reduced to what is usable: an address is input like any other. */
export function useAddress<S extends z.ZodMiniObject>(schema: S): z.output<S> {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return useMemo(() => schema.parse(search) as z.output<S>, [schema, search]);
}
