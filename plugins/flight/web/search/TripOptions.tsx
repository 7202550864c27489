import { useLingui } from '@lingui/react/macro';
import { usePressed } from '@/core/results/use-pressed';
import { SegmentedControl } from '@/core/ui/SegmentedControl';
import { Select } from '@/core/ui/Select';
import { SearchCabin } from '../../contract';
import { useCabinWords } from '../words';
import { TRIPS, type Trip } from './criteria';
import { setTrip, type FormState } from './form-state';
import { AdvancedOptions } from './options/AdvancedOptions';
import * as css from './SearchForm.css';
import { TravellersField } from './TravellersField';

interface TripOptionsProps {
  form: FormState;
  onChange: (form: FormState) => void;
}

interface TripChoiceProps {
  value: Trip;
  onChange: (trip: Trip) => void;
}

/** What kind of trip; by itself, so that its press is seen before the fields of the other trip are drawn. */
function TripChoice({ value, onChange }: TripChoiceProps) {
  const { t } = useLingui();
  const [shown, press] = usePressed(value, onChange);
  const words: Record<Trip, string> = {
    'round-trip': t`Round-Trip`,
    'one-way': t`One Way`,
    'multi-city': t`Multi-City`,
  };
  return (
    <SegmentedControl
      label={t`Trip`}
      hideLabel
      value={shown}
      onChange={press}
      options={TRIPS.map((trip) => ({ value: trip, label: words[trip] }))}
    />
  );
}

/** What kind of trip, who flies, in which cabin, and whatever else the search is told. */
export function TripOptions({ form, onChange }: TripOptionsProps) {
  const { t } = useLingui();
  const cabinWord = useCabinWords();
  return (
    <div className={css.options}>
      <div className={css.trip}>
        <TripChoice value={form.trip} onChange={(trip) => onChange(setTrip(form, trip))} />
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
