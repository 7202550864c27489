import type { Criteria } from '../../../fields/sought';
import { searchAtRest } from '../../search/at-rest';
import { plainFields } from './Fields';
import type { PlainSearch } from './plain-search';

/** The form on the agency's home page: at first how it looks, and the form itself once it is wanted. */
export const plainFront = (search: PlainSearch) =>
  searchAtRest<Criteria>({
    load: () => import('./plain-form').then(({ plainPanel }) => ({ default: plainPanel(search) })),
    first: () => ({}),
    Fields: plainFields(search),
  });
