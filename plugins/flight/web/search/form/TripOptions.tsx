import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Select } from '@/core/ui/choices/Select';
import { SearchCabin } from '../../../contract';
import { useCabinWords } from '../../cabin-words';
import { TRIPS, type Trip } from '../criteria/criteria';
import { setTrip, type FormState } from './form-state';
import { AdvancedOptions } from '../options/AdvancedOptions';
import * as css from './SearchForm.css';
import { TravellersField } from './TravellersField';

interface TripOptionsProps {
  form: FormState;
  onChange: (form: FormState) => void;
}

/** What kind of trip, who flies, in which cabin, and whatever else the search is told. */
export function TripOptions({ form, onChange }: TripOptionsProps) {
  const { t } = useLingui();
  const cabinWord = useCabinWords();
  const tripWord: Record<Trip, string> = {
    'round-trip': t`Round-Trip`,
    'one-way': t`One Way`,
    'multi-city': t`Multi-City`,
  };
  return (
    <div className={css.options}>
      <div className={css.trip}>
        <SegmentedControl
          label={t`Trip`}
          hideLabel
          value={form.trip}
          onChange={(trip) => onChange(setTrip(form, trip))}
          options={TRIPS.map((trip) => ({ value: trip, label: tripWord[trip] }))}
        />
      </div>
      <div className={css.cabin}>
        <Select
          label={t`Cabin`}
          hideLabel
          value={form.cabin}
          onChange={(cabin) => onChange({ ...form, cabin })}
          options={SearchCabin.options.map((value) => ({ value, label: cabinWord(value) }))}
        />
      </div>
      <TravellersField value={form.travellers} onChange={(travellers) => onChange({ ...form, travellers })} />
      <AdvancedOptions
        value={form.preferences}
        onChange={(preferences) => onChange({ ...form, preferences })}
      />
    </div>
  );
}
