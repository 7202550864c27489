/** A part of the code that decides: what is made wrong in it, and which tests have to notice. */
export interface Area {
  /** Files, and folders with all in them that ships. */
  readonly of: readonly string[];
  /** Tests beside those that stand in `of`: files, and folders. */
  readonly by?: readonly string[];
}

/** What `npm run mutate` goes through, an area at a time. */
export const AREAS: Readonly<Record<string, Area>> = {
  pricing: { of: ['server/pricing'] },
  money: {
    of: ['core/contract/money', 'core/currency', 'core/selling/checkout/price', 'server/booking/money'],
    by: ['server/pricing/price.test.ts', 'core/i18n/format.test.ts', 'server/booking/states.test.ts'],
  },
  booking: {
    of: ['server/booking/steps', 'server/booking/states.ts', 'server/booking/plan.ts'],
    by: ['server/booking/changes', 'server/booking/states.test.ts', 'server/booking/engine.test.ts'],
  },
};
