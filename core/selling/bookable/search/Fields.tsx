import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Place } from '../../../contract/reference';
import type { Criteria } from '../../../fields/sought';
import type { FieldsProps } from '../../search/FieldsForm';
import { SearchButton } from '../../search/SearchButton';
import { valuesOf } from './fields';
import * as css from './Form.css';
import type { PlainSearch } from './plain-search';

/** The fields of a plain search side by side, and what starts it. */
export const plainFields = ({ fields, words }: Pick<PlainSearch, 'fields' | 'words'>) =>
  function PlainFields({ form, change, fieldOf, today, place }: FieldsProps<Criteria, Place>) {
    const { i18n } = useLingui();
    return (
      <div className={css.fields}>
        {valuesOf(fields, form, today).map(({ name, kind, label, value }) => (
          <Fragment key={name}>
            {kind.draw(
              {
                ...fieldOf(name),
                label: i18n._(label),
                value,
                onChange: (next) => change({ [name]: undefined, ...kind.write(next, name) }),
              },
              { today, drawPlace: ({ value: id = null, ...field }) => place({ ...field, value: id }) },
            )}
          </Fragment>
        ))}
        <SearchButton label={i18n._(words.submit)} />
      </div>
    );
  };
