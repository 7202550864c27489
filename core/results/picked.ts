/** Only the given names of what an address holds, without those that are absent. */
export const picked = <Address extends object, Name extends keyof Address>(
  address: Address,
  names: readonly Name[],
): Partial<Pick<Address, Name>> =>
  Object.fromEntries(
    names.map((name) => [name, address[name]]).filter(([, value]) => value !== undefined),
  ) as never;
