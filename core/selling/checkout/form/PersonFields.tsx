import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SavedTravelerInput } from '../../../contract/people/profile';
import { Grid, Stack } from '../../../ui/content/layout';
import { SavedTravelersMenu } from '../travelers/SavedTravelersMenu';
import { CheckoutSection } from './CheckoutSection';
import { TypedField } from '../../../forms/TypedField';
import type { FormFields } from '../../../forms/use-app-form';

/** The one person whom a booking is for and is written to; the phone may be left out unless it is needed. */
export function PersonFields({
  state,
  at,
  title,
  note,
  phoneHint,
  isPhoneNeeded = false,
  saved,
  children,
}: {
  state: FormFields;
  /** Where the form holds the person. */
  at: string;
  title: string;
  note: string;
  phoneHint: string;
  isPhoneNeeded?: boolean;
  /** What somebody whom the user has saved fills in, by name of the field. */
  saved: (traveler: SavedTravelerInput) => readonly [string, string][];
  /** Stands above the name. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <CheckoutSection
      title={title}
      note={note}
      action={
        <SavedTravelersMenu
          onChoose={(traveler) =>
            saved(traveler).forEach(([field, value]) => state.set(`${at}.${field}`, value))
          }
        />
      }
    >
      <Stack gap={16}>
        {children}
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TypedField
            state={state}
            path={`${at}.firstName`}
            label={t`First name`}
            autoComplete="given-name"
          />
          <TypedField state={state} path={`${at}.lastName`} label={t`Last name`} autoComplete="family-name" />
          <TypedField
            state={state}
            path={`${at}.email`}
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={t`We will send your confirmation here.`}
          />
          <TypedField
            state={state}
            path={`${at}.phone`}
            label={t`Phone`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={phoneHint}
            optional={!isPhoneNeeded}
          />
        </Grid>
      </Stack>
    </CheckoutSection>
  );
}
