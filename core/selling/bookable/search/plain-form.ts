import type { Place } from '../../../contract/reference';
import type { Criteria } from '../../../fields/sought';
import { useFormat } from '../../../i18n/use-format';
import { useAgency } from '../../../tenant/agency';
import { searchByFields } from '../../search/FieldsForm';
import { OF_PLACES } from '../../search/places/places';
import type { PlaceLookup } from '../../search/places/use-places';
import type { Search } from '../../search/product-search';
import type { SearchError } from '../../search/SearchForm';
import { searchPanel } from '../../search/SearchPanel';
import { filled, placesIn, searchErrors, todayThere, valuesOf } from './fields';
import { plainFields } from './Fields';
import type { PlainSearch } from './plain-search';

/** What keeps a plain search from starting, in the order of its form. */
export const plainErrors = (
  { fields }: PlainSearch,
  criteria: Criteria,
  placeOf: PlaceLookup,
): SearchError[] =>
  searchErrors(fields, criteria, (place) => placeOf(place) !== null, todayThere(fields, criteria, placeOf));

/** A plain search as any other. */
export function plainForm(search: PlainSearch): Search<Criteria, Criteria, Place> {
  const { fields, words } = search;
  const fill = (criteria: Criteria) => filled(fields, criteria);
  return searchByFields({
    ...OF_PLACES,
    ...search,
    ...{ label: words.submit, fill, write: fill },
    placesOf: (criteria) => placesIn(fields, criteria),
    wrong: (criteria, placeOf) => plainErrors(search, criteria, placeOf),
    useTold() {
      const telling = { format: useFormat(), currency: useAgency().currency };
      return (criteria) =>
        valuesOf(fields, criteria)
          .flatMap(({ kind, value }) => kind.told?.(value, telling) ?? [])
          .join(' · ');
    },
    Fields: plainFields(search),
  });
}

export const plainPanel = (search: PlainSearch) => searchPanel(plainForm(search));
