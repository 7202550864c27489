import { productStage } from '@/core/testing/product-stage';
import { fakeApi } from './fake-api';
import type { RecentSearch } from '../search/recent/recent-flights';

/** What the product's components find around them on a page, for stories. */
export const Stage = productStage<RecentSearch>('flight', fakeApi);
