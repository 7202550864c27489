import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchButton } from '@/core/selling/search/SearchButton';
import { SearchForm as Form } from '@/core/selling/search/SearchForm';
import type { Destination } from '../../contract';
import { type Criteria, toCriteria } from './criteria';
import { criteriaErrors, todayThere } from './criteria-errors';
import { DestinationField } from './DestinationField';
import * as css from './SearchForm.css';
import { TitleField } from './TitleField';
import { WhenField, WhenSwitch } from './WhenField';

export interface SearchFormProps {
  initial: Criteria;
  /** The destination of `initial`, which may be known after the form is drawn. */
  place: Destination | null;
  onSearch: (criteria: Criteria) => void;
  /** An activity was chosen by its title. */
  onOpen: (productCode: string, criteria: Criteria) => void;
}

/** What a search of activities needs: where, when if that is known, and words of a title (R313, R314, R324). */
export function SearchForm({ initial, place: known, onSearch, onOpen }: SearchFormProps) {
  const { t } = useLingui();
  const [form, setForm] = useState(initial);
  const [chosen, setChosen] = useState<Destination | null>(null);
  const change = (part: Partial<Criteria>) => setForm({ ...form, ...part });
  const place = [chosen, known].find((one) => one?.destinationId === form.destination) ?? null;
  const days = { ...(form.from ? { from: form.from } : {}), ...(form.to ? { to: form.to } : {}) };
  const { from: _, to: __, ...rest } = form;
  return (
    <Form
      label={t`Activity search`}
      errors={criteriaErrors(form, place)}
      onSearch={() => onSearch(toCriteria(form))}
    >
      {(fieldOf) => (
        <>
          <div className={css.options}>
            <WhenSwitch days={days} onChange={(next) => setForm({ ...rest, ...next })} />
          </div>
          <div className={css.fields}>
            <DestinationField
              {...fieldOf('destination')}
              value={place}
              onChange={(next) => {
                setChosen(next);
                change({ destination: next?.destinationId ?? '', name: next?.destinationName ?? '' });
              }}
            />
            <WhenField
              {...fieldOf('dates')}
              days={days}
              today={todayThere(place)}
              onChange={(next) => setForm({ ...rest, ...next })}
            />
            <TitleField
              destinationId={form.destination}
              value={form.title ?? ''}
              onChange={(title) => change({ title })}
              onChoose={(productCode) => onOpen(productCode, toCriteria(form))}
            />
            <div className={css.submit}>
              <SearchButton label={t`Search activities`} />
            </div>
          </div>
        </>
      )}
    </Form>
  );
}
