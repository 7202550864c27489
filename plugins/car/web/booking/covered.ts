import type { Money } from '@/core/contract';
import type { CarDetails, PricedCarExtras } from '../../contract';

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
  { availableInfo }: Pick<CarDetails, 'availableInfo'>,
  extras: Pick<PricedCarExtras, 'coverages'> | null,
): Covered[] {
  const added = new Set(extras?.coverages.map(({ code }) => code));
  return [
    ...availableInfo.coverages
      .filter(({ charge, code }) => charge.includedRateInd && !added.has(code))
      .map(({ code, name, excess }) => ({ code, name, excess, isAdded: false })),
    ...(extras?.coverages ?? []).map(({ code, name }) => ({
      code,
      name,
      excess: availableInfo.coverages.find((each) => each.code === code)?.excess ?? null,
      isAdded: true,
    })),
  ];
}
