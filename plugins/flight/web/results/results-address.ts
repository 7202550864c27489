import { z } from 'zod/mini';
import type { ResultsAddress } from '@/core/selling/results/use-results-view';
import { criteriaShape, type Criteria } from '../search/criteria';
import { filterShape, writeFilters } from './filter-address';
import type { Filters } from './filters';
import { SORTS, type Sort } from './sort';

/** What the address of the results says. */
export const resultsAddress: ResultsAddress<Criteria, Filters, Sort> = {
  to: '/booknow/flights/search',
  criteria: z.object(criteriaShape),
  filters: z.object(filterShape),
  writeFilters,
  sorts: SORTS,
};
