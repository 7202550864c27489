import { useSearch } from '@tanstack/react-router';
import { z } from 'zod/mini';

/** A part of an address: what is not usable counts as absent. */
export const lenient = <T extends z.ZodMiniType>(schema: T) =>
  z.catch(z.optional(schema), undefined as never);

/** An id in an address. */
export const addressId = lenient(z.string().check(z.minLength(1)));

const present = <Address>(address: Address): Address =>
  Object.fromEntries(Object.entries(address as object).filter(([, value]) => value !== undefined)) as Address;

/**
 * The search params of the screen that is shown, reduced to what is there and usable: an address is input like any
 * other. The same object as long as it says the same.
 */
export function useAddress<Address>(schema: z.ZodMiniType<Address>): Address {
  return useSearch({
    strict: false,
    select: (search: object) => present(schema.parse(search)),
    structuralSharing: true,
  } as never);
}
