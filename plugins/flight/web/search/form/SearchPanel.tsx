import { useStartSearch } from '@/core/selling/search/use-start-search';
import { fillCriteria, placeCodes, RESULTS, type Criteria } from '../criteria/criteria';
import { usePlacesOf } from '../places/use-places';
import { SearchForm } from './SearchForm';

const NOTHING: Criteria = {};

/** The form with the criteria of an address; it starts afresh when they change (Back, a pasted link). */
export default function SearchPanel({ criteria = NOTHING }: { criteria?: Criteria }) {
  const filled = fillCriteria(criteria);
  const placeOf = usePlacesOf(placeCodes(filled));
  const search = useStartSearch(RESULTS);
  return <SearchForm key={JSON.stringify(criteria)} initial={filled} placeOf={placeOf} onSearch={search} />;
}
