import type { Money } from '@/core/contract';
import type { CarCoverage } from './offer';

/** With it no other coverage leaves anything of a damage to the driver. */
export const FULL_COVER = 'SCDW';

/**
 * What the driver pays of a damage at most under a coverage, beside the others that he has: zero where the full one takes
 * it over, null where there is none to speak of.
 */
export const excessOf = ({ excess }: Pick<CarCoverage, 'excess'>, held: readonly string[]): Money | null =>
  excess && held.includes(FULL_COVER) ? { ...excess, amount: 0 } : excess;

/** A coverage that holds for a booking; `excess` is what the driver pays of a damage at most. */
export interface Covered {
  code: string;
  name: string;
  excess: Money | null;
  /** Added for a price, not part of the offer. */
  isAdded: boolean;
}

/** What is covered: what the offer includes, then what was added to it. */
export function coveredBy(
  { availableInfo }: { availableInfo: { coverages: readonly CarCoverage[] } },
  added: readonly { code: string; name: string }[],
): Covered[] {
  const included = availableInfo.coverages.filter(
    ({ charge, code }) => charge.includedRateInd && !added.some((each) => each.code === code),
  );
  const held = [...included, ...added].map(({ code }) => code);
  return [
    ...included.map((each) => ({
      code: each.code,
      name: each.name,
      excess: excessOf(each, held),
      isAdded: false,
    })),
    ...added.map(({ code, name }) => {
      const known = availableInfo.coverages.find((each) => each.code === code);
      return { code, name, excess: known ? excessOf(known, held) : null, isAdded: true };
    }),
  ];
}
