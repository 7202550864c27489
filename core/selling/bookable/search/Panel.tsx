import type { Criteria } from '../../../fields/sought';
import { usePlacesOf } from '../../search/places/use-places';
import { useStartSearch } from '../../search/use-start-search';
import { filled, placesIn } from './fields';
import { Form } from './Form';
import type { PlainSearch } from './plain-search';

/** The form with the criteria of an address; it starts afresh when they change (Back, a pasted link). */
export function Panel({ search, criteria }: { search: PlainSearch; criteria: Criteria }) {
  const start = useStartSearch(search.results);
  const { placeOf } = usePlacesOf(placesIn(search.fields, criteria));
  return (
    <Form
      key={JSON.stringify(criteria)}
      search={search}
      initial={filled(search.fields, criteria)}
      placeOf={placeOf}
      onSearch={start}
    />
  );
}
