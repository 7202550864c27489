import { useAtomValue } from 'jotai';
import { useApi } from '@/core/api/context';
import { useStartSearch } from '@/core/selling/search/use-start-search';
import { userAtom } from '@/core/session/session';
import { storeSearch } from '../../contract';
import { useDestination } from '../find/use-destination';
import { type Criteria, RESULTS } from './criteria';
import { SearchForm } from './SearchForm';

const NOTHING: Criteria = {};

/** The form with the criteria of an address; it starts afresh when they change (Back, a pasted link). */
export default function SearchPanel({ criteria = NOTHING }: { criteria?: Criteria }) {
  const { place } = useDestination(criteria.destination);
  const start = useStartSearch(RESULTS);
  const api = useApi();
  const user = useAtomValue(userAtom);
  const onSearch = (next: Criteria) => {
    const { destination, name, from, to } = next;
    // R349; a search that could not be kept is searched for all the same.
    if (user && destination && name)
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
  return <SearchForm key={JSON.stringify(criteria)} initial={criteria} place={place} onSearch={onSearch} />;
}
