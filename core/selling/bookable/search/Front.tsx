import { todayLocal } from '../../../ui/dates/date-range';
import { FrontPlace } from '../../search/FrontPlace';
import { form } from '../../search/SearchForm.css';
import { SearchFront } from '../../search/SearchFront';
import { Fields } from './Fields';
import type { PlainSearch } from './plain-search';

const nothing = () => undefined;
const NOTHING = {};

/** The form on the agency's home page: at first how it looks, and the form itself once it is wanted. */
export function plainFront(search: PlainSearch) {
  const load = () =>
    import('./Panel').then(({ Panel }) => ({ default: () => <Panel search={search} criteria={NOTHING} /> }));
  return function Front() {
    return (
      <SearchFront plugin={search.id} load={load}>
        <div className={form}>
          <Fields
            {...{ search, criteria: NOTHING, today: todayLocal(), onChange: nothing }}
            drawPlace={({ label, placeholder }) => <FrontPlace {...{ label, placeholder }} />}
          />
        </div>
      </SearchFront>
    );
  };
}
