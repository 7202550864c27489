import { passesAll, type Tests } from '@/core/results/passes';
import type { CarOffer } from '../../contract';
import { valuesIn } from './facts';
import { DOLLARS, type PriceSteps } from './price-steps';
import { activeFilters, type FilterName, type Filters } from './filters';

/** Of these every chosen option has to be there; of the others one of them. */
export const ALL: readonly FilterName[] = ['features', 'policies'];

/** The filters that are on, in the order of the panel, with what each asks of an offer. */
export function testsOf(filters: Filters, prices: PriceSteps = DOLLARS): Tests<CarOffer, FilterName> {
  const values = valuesIn(prices);
  return activeFilters(filters).map((name) => {
    const wanted: readonly string[] = filters[name]!;
    return [
      name,
      (offer) => {
        const has: readonly string[] = values[name](offer);
        return ALL.includes(name)
          ? wanted.every((value) => has.includes(value))
          : wanted.some((value) => has.includes(value));
      },
    ];
  });
}

/** Whether an offer passes all filters. */
export const passing = (filters: Filters, prices?: PriceSteps): ((offer: CarOffer) => boolean) =>
  passesAll(testsOf(filters, prices));
