import { z } from 'zod/mini';
import type { ResultsAddress } from '@/core/selling/results/view/use-results-view';
import { criteriaShape, RESULTS, type Criteria } from '../search/criteria/criteria';
import { FiltersAddress, writeFilters, type Filters } from './filters/filters';
import { SORTS, type Sort } from './list/sort';

/** What the address of the results says. */
export const resultsAddress: ResultsAddress<Criteria, Filters, Sort> = {
  to: RESULTS,
  criteria: z.object(criteriaShape),
  filters: FiltersAddress,
  writeFilters,
  sorts: SORTS,
};
