import { fillCriteria, type Criteria } from './criteria';
import { SearchForm } from './SearchForm';
import { usePlace } from './use-places';
import { useStartSearch } from './use-search';

/** The form with the criteria of an address; it starts afresh when they change (Back, a pasted link). */
export function SearchPanel({ criteria }: { criteria: Criteria }) {
  const filled = fillCriteria(criteria);
  const from = usePlace(filled.from);
  const to = usePlace(filled.to);
  const search = useStartSearch();
  return (
    <SearchForm key={JSON.stringify(criteria)} initial={filled} places={{ from, to }} onSearch={search} />
  );
}
