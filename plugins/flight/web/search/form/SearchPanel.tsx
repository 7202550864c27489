import { fillCriteria, placeCodes, type Criteria } from '../criteria/criteria';
import { SearchForm } from './SearchForm';
import { usePlacesOf } from '../places/use-places';
import { useStartSearch } from '../recent/use-search';

/** The form with the criteria of an address; it starts afresh when they change (Back, a pasted link). */
export function SearchPanel({ criteria }: { criteria: Criteria }) {
  const filled = fillCriteria(criteria);
  const placeOf = usePlacesOf(placeCodes(filled));
  const search = useStartSearch();
  return <SearchForm key={JSON.stringify(criteria)} initial={filled} placeOf={placeOf} onSearch={search} />;
}
