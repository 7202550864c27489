import { z } from 'zod/mini';
import { addressOf } from '@/core/selling/results/filters/choices';
import type { ResultsAddress } from '@/core/selling/results/view/use-results-view';
import { ACTIVITY_SORTS, type ActivitySort } from '../../contract';
import { type Criteria, criteriaShape, RESULTS } from '../search/criteria';
import { ACTIVITY_CHOICES, type Filters } from './filters';

/** What the address of the results says. */
export const resultsAddress: ResultsAddress<Criteria, Filters, ActivitySort> = {
  to: RESULTS,
  criteria: z.object(criteriaShape),
  ...addressOf(ACTIVITY_CHOICES),
  sorts: ACTIVITY_SORTS,
};
