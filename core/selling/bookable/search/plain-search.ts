import type { z } from 'zod/mini';
import type { Criteria } from '../../../fields/sought';
import type { Search, SearchWords } from '../../search/product-search';
import type { Place } from '../../../contract/reference';
import { criteriaShape, lastDay, type SearchFields } from './fields';

/** How a plain product is searched; `plainForm` makes the form of it. */
export interface PlainSearch extends Pick<
  Search<Criteria, Criteria, Place>,
  'product' | 'results' | 'words' | 'address' | 'lastDay' | 'placeId'
> {
  fields: SearchFields;
}

/** A search from what its product says of it. `product`: its plugin; `home`: where it is searched. */
export const plainSearch = (
  product: string,
  home: string,
  { fields, words }: { fields: SearchFields; words: SearchWords },
): PlainSearch => ({
  ...{ product, fields, words },
  results: `${home}/results`,
  address: criteriaShape(fields) as unknown as z.ZodMiniType<Criteria>,
  lastDay: (criteria) => lastDay(fields, criteria),
  placeId: ({ id }) => id,
});
