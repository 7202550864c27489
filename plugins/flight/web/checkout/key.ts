/** A key that makes one checkout one booking, however often it is sent; kept in the address over reloads. */
export const newKey = (): string => `flight-${crypto.randomUUID()}`;
