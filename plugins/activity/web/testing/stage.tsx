import { productStage } from '@/core/testing/product-stage';
import type { RecentSearch } from '@/core/selling/search/recent';
import { activityApi } from './fake-api';

/** What the product's components find around them on a page, for stories. */
export const Stage = productStage<RecentSearch<object, unknown>>('activity', activityApi);
