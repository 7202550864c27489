import { useLingui } from '@lingui/react/macro';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import { TypedField } from '@/core/forms/TypedField';
import type { FormFields } from '@/core/forms/use-app-form';
import { SavedTravelersMenu } from '@/core/selling/checkout/travelers/SavedTravelersMenu';
import { Grid, Stack } from '@/core/ui/content/layout';
import { DateEntryField } from '@/core/ui/dates/DateEntryField';
import type { ActivityDetails, TravelerCategory } from '../../../contract';
import { agesText, CATEGORY_NAMES } from '../../../say/labels';
import { bandOf } from '../form/age';
import { HEIGHT_UNITS, WEIGHT_UNITS } from '../form/measure';
import { fieldsOfSaved } from '../form/request';
import { MeasureField } from './MeasureField';
import { PassportFields } from './PassportFields';

interface TravelerFieldsProps {
  state: FormFields;
  activity: Pick<ActivityDetails, 'questions' | 'capacity'>;
  category: TravelerCategory;
  /** Counts from 0, the lead traveller. */
  at: number;
}

/** Somebody who takes part, with what the activity asks of each (R332, G94). */
export function TravelerFields({ state, activity, category, at }: TravelerFieldsProps) {
  const { t, i18n } = useLingui();
  const { traveler: asked } = activity.questions;
  const path = (field: string) => `travelers.${at}.${field}`;
  // Browsers fill in whoever sits there; that is the lead traveller at most.
  const fills = (field: string) => (at === 0 ? field : 'off');
  const number = at + 1;
  const lead = at === 0;
  const type = i18n._(CATEGORY_NAMES[category]);
  const named = lead ? t`Lead traveler: ${type}` : t`Traveler ${number}: ${type}`;
  const unnamed = lead ? t`Lead traveler` : t`Traveler ${number}`;
  const band = bandOf(category, activity.capacity);
  const names = t`The name exactly as in the ID that you will show at the entrance.`;
  return (
    <CheckoutSection
      // Where all travel as one type, its name would only say "traveler" again.
      title={category === 'TRAVELER' ? unnamed : named}
      note={band ? `${agesText(i18n, band)}. ${names}` : names}
      action={
        <SavedTravelersMenu
          onChoose={(saved) =>
            fieldsOfSaved(saved).forEach(([field, value]) => state.set(path(field), value))
          }
        />
      }
    >
      <Stack gap={16}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TypedField
            state={state}
            path={path('firstName')}
            label={t`First name`}
            autoComplete={fills('given-name')}
          />
          <TypedField
            state={state}
            path={path('lastName')}
            label={t`Last name`}
            autoComplete={fills('family-name')}
          />
        </Grid>
        {asked.dateOfBirth !== undefined && (
          <DateEntryField
            {...state.bind(path('dateOfBirth'))}
            label={t`Date of birth`}
            optional={!asked.dateOfBirth}
            {...(at === 0 ? { autoComplete: 'bday' as const } : {})}
          />
        )}
        {(asked.weight !== undefined || asked.height !== undefined) && (
          <Grid columns={{ phone: 1, tablet: 2 }}>
            {asked.weight !== undefined && (
              <MeasureField
                state={state}
                path={path('weight')}
                label={t`Weight`}
                unitLabel={t`Unit of weight`}
                units={WEIGHT_UNITS}
                optional={!asked.weight}
              />
            )}
            {asked.height !== undefined && (
              <MeasureField
                state={state}
                path={path('height')}
                label={t`Height`}
                unitLabel={t`Unit of height`}
                units={HEIGHT_UNITS}
                optional={!asked.height}
              />
            )}
          </Grid>
        )}
        <PassportFields state={state} asked={asked} path={path} />
      </Stack>
    </CheckoutSection>
  );
}
