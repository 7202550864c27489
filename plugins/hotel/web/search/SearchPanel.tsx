import { useHomeCountry } from '@/core/selling/client/use-home-country';
import { useStartSearch } from '@/core/selling/search/use-start-search';
import { usePlace } from '../find/use-place';
import { fillCriteria, RESULTS, type Criteria } from './criteria';
import { SearchForm } from './SearchForm';

const NOTHING: Criteria = {};

/** The form with the criteria of an address; it starts afresh when they change (Back, a pasted link). */
export default function SearchPanel({ criteria = NOTHING }: { criteria?: Criteria }) {
  const filled = fillCriteria(criteria);
  const { placeOf } = usePlace(filled.place);
  const search = useStartSearch(RESULTS);
  const home = useHomeCountry();
  return (
    <SearchForm
      key={JSON.stringify(criteria)}
      initial={filled}
      home={home}
      placeOf={placeOf}
      onSearch={search}
    />
  );
}
