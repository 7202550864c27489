import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldsProps } from '@/core/selling/search/FieldsForm';
import { SearchButton } from '@/core/selling/search/SearchButton';
import { options } from '@/core/selling/search/SearchForm.css';
import type { Destination } from '../../contract';
import type { Criteria } from './criteria';
import * as css from './SearchForm.css';

type ActivityFieldsProps = FieldsProps<Criteria, Destination> & {
  /** Whether it is for days, and those days. */
  when: ReactNode;
  days?: ReactNode;
  title: ReactNode;
};

/** What a search of activities needs: where, when if that is known, and words of a title (R313, R314, R324). */
export function ActivityFields({ form, change, fieldOf, place, when, days, title }: ActivityFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={options}>{when}</div>
      <div className={css.fields}>
        {place({
          ...fieldOf('destination'),
          label: t`Where to?`,
          placeholder: t`City, landmark or airport`,
          value: form.destination ?? null,
          onChange: (id, chosen) => change({ destination: id ?? '', name: chosen?.destinationName ?? '' }),
        })}
        {days}
        {title}
        <div className={css.submit}>
          <SearchButton label={t`Search activities`} />
        </div>
      </div>
    </>
  );
}
