import type { Search } from './product-search';
import { useStartSearch } from './use-start-search';

/** The form of a search with the criteria of an address; it starts afresh when they change (Back, a pasted link). */
export const searchPanel = <Criteria extends object, Form extends object, Place extends object>(
  search: Search<Criteria, Form, Place>,
) => {
  const { fill, placesOf, usePlaces, useLikely, useStarted } = search;
  return function SearchPanel({ criteria = {} as Criteria }: { criteria?: Criteria }) {
    const initial = fill(criteria);
    const { placeOf } = usePlaces(placesOf(initial));
    const start = useStartSearch(search.results);
    const likely = useLikely?.();
    const started = useStarted?.();
    return (
      <search.Form
        key={JSON.stringify(criteria)}
        {...{ initial, likely, placeOf }}
        onSearch={(next) => {
          started?.(next);
          start(next);
        }}
      />
    );
  };
};
