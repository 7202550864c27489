/** For how long a currency in which Duffel sells nothing is not asked for again. */
const FOREIGN_MS = 3_600_000;

export interface Unsold {
  has(currency: string): boolean;
  add(currency: string): void;
}

/** Agencies' currencies in which nothing was sold lately. Duffel sells in the account's, and knows no other. */
export function createUnsold(now: () => Date): Unsold {
  const until = new Map<string, number>();
  return {
    has: (currency) => (until.get(currency) ?? 0) > now().getTime(),
    add: (currency) => void until.set(currency, now().getTime() + FOREIGN_MS),
  };
}
