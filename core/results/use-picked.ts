import { useMemo } from 'react';

/** Only the given names of what an address holds, without those that are absent. */
export const picked = <Address extends object, Name extends keyof Address>(
  address: Address,
  names: readonly Name[],
): Partial<Pick<Address, Name>> =>
  Object.fromEntries(
    names.map((name) => [name, address[name]]).filter(([, value]) => value !== undefined),
  ) as never;

/** The same object while the same stands there, so that what it is handed to is not drawn anew. */
export function usePicked<Address extends object, Name extends keyof Address>(
  address: Address,
  names: readonly Name[],
): Partial<Pick<Address, Name>> {
  const text = JSON.stringify(picked(address, names));
  return useMemo(() => JSON.parse(text) as never, [text]);
}
