import type { MessageDescriptor } from '@lingui/core';
import type { SearchKind } from '../../search/recent';
import type { Place } from '../../../contract/reference';
import type { z } from 'zod/mini';
import { criteriaShape, lastDay, type SearchFields } from './fields';
import type { Criteria } from '../../../fields/sought';

/** The words of a search that are the product's own. */
export interface SearchWords {
  /** Over the form on a page of its own, and a line below. */
  title: MessageDescriptor;
  subtitle: MessageDescriptor;
  /** What starts it: "Search lounges". */
  submit: MessageDescriptor;
}

/** How a product is searched. */
export interface PlainSearch {
  /** The plugin's id. */
  id: string;
  /** The page of the results. */
  results: string;
  fields: SearchFields;
  words: SearchWords;
  /** Reads the criteria of an address tolerantly. */
  criteria: z.ZodMiniType<Criteria>;
  /** Its recent searches. */
  kind: SearchKind<Criteria, Place>;
}

/** A search from what its product says of it. `id`: of its plugin; `home`: where it is searched. */
export function plainSearch(
  id: string,
  home: string,
  { fields, words }: Pick<PlainSearch, 'fields' | 'words'>,
): PlainSearch {
  return {
    ...{ id, fields, words },
    results: `${home}/results`,
    criteria: criteriaShape(fields) as unknown as z.ZodMiniType<Criteria>,
    kind: {
      product: id,
      lastDay: (criteria) => lastDay(fields, criteria),
      placeId: ({ id: place }) => place,
    },
  };
}
