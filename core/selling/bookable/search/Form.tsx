import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Place } from '../../../contract/reference';
import { Button } from '../../../ui/actions/Button';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Search } from '../../../ui/pictures/icons';
import { PlaceOfSearch } from '../../search/places/PlaceOfSearch';
import { useSearchErrors } from '../../search/use-search-errors';
import { searchErrors, type Criteria } from './fields';
import * as css from './Form.css';
import { DatesInput, HowMany } from './inputs';
import type { PlainSearch } from './plain-search';

interface FormProps {
  search: PlainSearch;
  /** With every default filled in. */
  initial: Criteria;
  /** Finds the places of `initial`, which may arrive after the form. */
  placeOf: (id: string) => Place | null | undefined;
  onSearch: (criteria: Criteria) => void;
}

/** The form of a plain search: its fields side by side, and what is wrong with them. */
export function Form({ search: { fields, words, kind }, initial, placeOf, onSearch }: FormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [criteria, setCriteria] = useState(initial);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Place>>(new Map());
  const lookup = (place: string) => chosen.get(place) ?? placeOf(place);
  const found = searchErrors(fields, criteria, (place) => lookup(place) !== null);
  const { shown, summed, summaryRef, submit } = useSearchErrors(found, ({ isMissing }) => isMissing);
  const set = (change: Criteria) => setCriteria((now) => ({ ...now, ...change }));
  const errorOf = (name: string) => {
    const error = shown.find(({ field }) => field === name);
    return error && i18n._(error.message);
  };
  const choose = (name: string, place: Place | null) => {
    if (place) {
      setChosen(new Map(chosen).set(place.id, place));
      return set({ [name]: place.id });
    }
    const { [name]: _, ...rest } = criteria;
    setCriteria(rest);
  };

  return (
    <form
      className={css.form}
      onSubmit={(event) => submit(event, () => onSearch(criteria))}
      noValidate
      aria-label={i18n._(words.submit)}
    >
      <ErrorSummary
        ref={summaryRef}
        errors={summed.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message: i18n._(message) }))}
      />
      <div className={css.fields}>
        {Object.entries(fields).map(([name, field]) => {
          const frame = { id: `${id}-${name}`, error: errorOf(name) };
          if (field.kind === 'place')
            return (
              <PlaceOfSearch
                key={name}
                {...frame}
                label={i18n._(field.label)}
                placeholder={i18n._(field.placeholder)}
                kinds={field.kinds}
                kind={kind}
                value={lookup(String(criteria[name])) ?? null}
                onChange={(place) => choose(name, place)}
              />
            );
          if (field.kind === 'count')
            return (
              <HowMany
                key={name}
                {...frame}
                field={field}
                value={Number(criteria[name])}
                onChange={(count) => set({ [name]: count })}
              />
            );
          return <DatesInput key={name} {...frame} {...{ name, field, criteria }} onChange={set} />;
        })}
        <div className={css.submit}>
          <Button type="submit" size="field" icon={Search} fullWidth>
            {i18n._(words.submit)}
          </Button>
        </div>
      </div>
    </form>
  );
}
