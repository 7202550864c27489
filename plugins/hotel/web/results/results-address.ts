import { z } from 'zod/mini';
import { addressOf } from '@/core/selling/results/filters/choices';
import type { ResultsAddress } from '@/core/selling/results/view/use-results-view';
import { criteriaShape, RESULTS, type Criteria } from '../search/criteria';
import { HOTEL_CHOICES, type Filters } from './filters';
import { SORTS, type Sort } from './sort';

/** What the address of the results says. */
export const resultsAddress: ResultsAddress<Criteria, Filters, Sort> = {
  to: RESULTS,
  criteria: z.object(criteriaShape),
  ...addressOf(HOTEL_CHOICES),
  sorts: SORTS,
  keeps: ['compare', 'per'],
};
