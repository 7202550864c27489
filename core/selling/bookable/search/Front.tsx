import { useLingui } from '@lingui/react/macro';
import { todayLocal } from '../../../ui/dates/date-range';
import { FrontPlace } from '../../search/FrontPlace';
import { SearchButton } from '../../search/SearchButton';
import { form } from '../../search/SearchForm.css';
import { SearchFront } from '../../search/SearchFront';
import { filled } from './fields';
import * as css from './Form.css';
import { DatesInput, HowMany } from './inputs';
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
        <AtRest search={search} />
      </SearchFront>
    );
  };
}

/** The form with nothing chosen, made of what draws its fields and of nothing that finds, opens or checks. */
function AtRest({ search: { fields, words } }: { search: PlainSearch }) {
  const { i18n } = useLingui();
  const today = todayLocal();
  const criteria = filled(fields, NOTHING, today);
  return (
    <div className={form}>
      <div className={css.fields}>
        {Object.entries(fields).map(([name, field]) => {
          if (field.kind === 'place')
            return (
              <FrontPlace key={name} label={i18n._(field.label)} placeholder={i18n._(field.placeholder)} />
            );
          if (field.kind === 'count')
            return <HowMany key={name} field={field} value={field.first} onChange={nothing} />;
          return <DatesInput key={name} {...{ name, field, criteria, today }} onChange={nothing} />;
        })}
        <SearchButton label={i18n._(words.submit)} />
      </div>
    </div>
  );
}
