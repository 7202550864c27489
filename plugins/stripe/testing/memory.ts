import type { Kept, StripeMemory } from '../tables';

/** Remembers as the database does, in this process. */
export function memoryInProcess(): StripeMemory {
  const kept = new Map<string, Kept>();
  const customers = new Map<string, string>();
  return {
    find: async (key) => kept.get(key) ?? null,
    byIntent: async (intent) => [...kept.values()].find((one) => one.intent === intent) ?? null,
    async keep(one) {
      if (!kept.has(one.key)) kept.set(one.key, one);
      return kept.get(one.key)!;
    },
    accountsSince: async () => [...new Set([...kept.values()].map(({ account }) => account))],
    customer: async (payer) => customers.get(payer) ?? null,
    async keepCustomer(payer, customer) {
      if (!customers.has(payer)) customers.set(payer, customer);
      return customers.get(payer)!;
    },
  };
}
