import { productStage } from '@/core/testing/product-stage';
import type { RecentSearch } from '@/core/selling/search/recent';
import type { CarPlace } from '../../contract';
import type { Criteria } from '../search/criteria';
import { carApi } from './fake-api';

/** What the product's components find around them on a page, for stories. */
export const Stage = productStage<RecentSearch<Criteria, CarPlace>>('car', carApi);
