import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Criteria, Seeking } from '../../../fields/sought';
import { SearchButton } from '../../search/SearchButton';
import type { FieldOf } from '../../search/SearchForm';
import { valuesOf } from './fields';
import * as css from './Form.css';
import type { PlainSearch } from './plain-search';

interface FieldsProps extends Seeking {
  search: PlainSearch;
  criteria: Criteria;
  /** Without it they are as they look at rest. */
  fieldOf?: FieldOf<string>;
  /** Part of the criteria is another now: all that stands under the name of a field. */
  onChange: (field: string, part: Criteria) => void;
}

/** The fields of a search side by side, and what starts it; nothing here finds or checks. */
export function Fields({ search: { fields, words }, criteria, fieldOf, onChange, ...seeking }: FieldsProps) {
  const { i18n } = useLingui();
  return (
    <div className={css.fields}>
      {valuesOf(fields, criteria, seeking.today).map(({ name, kind, label, value }) => (
        <Fragment key={name}>
          {kind.draw(
            {
              ...fieldOf?.(name),
              label: i18n._(label),
              value,
              onChange: (next) => onChange(name, kind.write(next, name)),
            },
            seeking,
          )}
        </Fragment>
      ))}
      <SearchButton label={i18n._(words.submit)} />
    </div>
  );
}
