import { passesAll, type Tests } from '@/core/results/passes';
import type { CarOffer } from '../../contract';
import { VALUES } from './facts';
import { activeFilters, type FilterName, type Filters } from './filters';

/** Of these every chosen option has to be there; of the others one of them. */
const ALL: readonly FilterName[] = ['features', 'policies'];

/** The filters that are on, in the order of the panel, with what each asks of an offer. */
export const testsOf = (filters: Filters): Tests<CarOffer, FilterName> =>
  activeFilters(filters).map((name) => {
    const wanted: readonly string[] = filters[name]!;
    return [
      name,
      (offer) => {
        const has: readonly string[] = VALUES[name](offer);
        return ALL.includes(name)
          ? wanted.every((value) => has.includes(value))
          : wanted.some((value) => has.includes(value));
      },
    ];
  });

/** Whether an offer passes all filters. */
export const passing = (filters: Filters): ((offer: CarOffer) => boolean) => passesAll(testsOf(filters));
