import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  addTraveler,
  changeTraveler,
  type SavedTraveler,
  TRAVELER_TITLES,
} from '../../../contract/people/profile';
import { useCountryOptions } from '../../../places/countries';
import { DateEntryField } from '../../../ui/dates/DateEntryField';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Grid } from '../../../ui/content/layout';
import { Select } from '../../../ui/choices/Select';
import { TextField } from '../../../ui/fields/TextField';
import { ActionForm } from '../../../forms/ActionForm';
import { rulesOf } from '../../../forms/rules';
import { useAppForm } from '../../../forms/use-app-form';
import { EMPTY_TRAVELER, formOfTraveler, inputOf, travelerErrors, type TravelerForm } from './traveler-form';

interface TravelerDialogProps {
  /** Null adds a new one. */
  traveler: SavedTraveler | null;
  onSaved: (traveler: SavedTraveler) => void;
  onClose: () => void;
}

const RULES = rulesOf((values: TravelerForm) => travelerErrors(values));

/** Adds or changes a saved traveller. What was typed stays on every error. */
export default function TravelerDialog({ traveler, onSaved, onClose }: TravelerDialogProps) {
  const { t } = useLingui();
  const words = useTravelerWords();
  const countries = useCountryOptions();
  const [begun] = useState(() => (traveler ? formOfTraveler(traveler) : EMPTY_TRAVELER));
  const form = useAppForm({ name: 'traveler', initial: begun, rules: RULES });
  const { bind } = form;
  const anybody = t`Not given`;

  const body = inputOf(form.values);
  return (
    <ActionForm
      form={form}
      title={traveler ? t`Edit traveler` : t`Add traveler`}
      description={t`Names exactly as in the passport or identity card.`}
      back={t`Cancel`}
      confirm={t`Save traveler`}
      send={(api) =>
        traveler
          ? api.call(changeTraveler, { params: { id: traveler.id }, body })
          : api.call(addTraveler, { body })
      }
      done={t`Traveler saved`}
      onDone={({ data }) => onSaved(data)}
      onClose={onClose}
    >
      <ErrorSummary {...form.summary} />
      <Grid columns={2}>
        <Select {...bind('title')} label={t`Title`} placeholder={anybody} optional options={words.titles} />
        <Select
          {...bind('gender')}
          label={t`Gender`}
          placeholder={anybody}
          optional
          options={words.genders}
        />
      </Grid>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TextField {...bind('firstName')} label={t`First name`} autoComplete="off" required />
        <TextField {...bind('middleName')} label={t`Middle name`} autoComplete="off" optional />
        <TextField {...bind('lastName')} label={t`Last name`} autoComplete="off" required />
        <Select
          {...bind('nationality')}
          label={t`Nationality`}
          placeholder={anybody}
          optional
          options={countries}
        />
      </Grid>
      <DateEntryField {...bind('birthDate')} label={t`Date of birth`} optional />
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TextField
          {...bind('email')}
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="off"
          optional
        />
        <TextField
          {...bind('phone')}
          label={t`Phone`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          optional
        />
      </Grid>
    </ActionForm>
  );
}

/** Titles and genders in the reader's language, as options of a select. */
function useTravelerWords() {
  const { t } = useLingui();
  const titles = { Mr: t`Mr`, Mrs: t`Mrs`, Ms: t`Ms`, Dr: t`Dr`, Miss: t`Miss` };
  return {
    titles: TRAVELER_TITLES.map((value) => ({ value, label: titles[value] })),
    genders: [
      { value: 'male', label: t`Male` },
      { value: 'female', label: t`Female` },
      { value: 'unspecified', label: t`Unspecified (X)` },
    ],
  };
}
