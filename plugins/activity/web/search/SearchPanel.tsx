import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { useApi } from '@/core/api/context';
import { useStartSearch } from '@/core/selling/search/use-start-search';
import { storeSearch } from '../../contract';
import { useDestination } from '../find/use-destination';
import { type Criteria, DETAILS, RESULTS } from './criteria';
import { SearchForm } from './SearchForm';

const NOTHING: Criteria = {};

/** The form with the criteria of an address; it starts afresh when they change (Back, a pasted link). */
export default function SearchPanel({ criteria = NOTHING }: { criteria?: Criteria }) {
  const { place } = useDestination(criteria.destination);
  const start = useStartSearch(RESULTS);
  const api = useApi();
  const navigate = useNavigate();
  const onSearch = (next: Criteria) => {
    const { destination, name, from, to } = next;
    // R349; a search that could not be kept is searched for all the same.
    if (destination && name)
      void api
        .call(storeSearch, {
          body: {
            ...{ destinationId: destination, destinationName: name },
            ...(from ? { from } : {}),
            ...(to ? { to } : {}),
          },
        })
        .catch(() => undefined);
    start(next);
  };
  const onOpen = (productCode: string, { title: _, ...kept }: Criteria) =>
    void navigate(linkTo(DETAILS, { ...kept, productCode }) as never);
  return (
    <SearchForm
      key={JSON.stringify(criteria)}
      initial={criteria}
      place={place}
      onSearch={onSearch}
      onOpen={onOpen}
    />
  );
}
