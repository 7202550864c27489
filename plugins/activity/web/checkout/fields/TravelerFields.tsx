import { useLingui } from '@lingui/react/macro';
import type { FormFields } from '@/core/forms/use-app-form';
import { AskedFields } from '@/core/fields/AskedFields';
import { NAME } from '@/core/fields/people';
import { PersonSection } from '@/core/selling/checkout/form/PersonSection';
import { Grid, Stack } from '@/core/ui/content/layout';
import type { ActivityDetails, TravelerCategory } from '../../../contract';
import { agesText, CATEGORY_NAMES } from '../../../say/labels';
import { bandOf } from '../form/age';
import { fieldsOfSaved } from '../form/request';
import { MeasureField } from './MeasureField';
import { askedOf, BIRTH, MEASURES, PASSPORT } from './traveler-fields';

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
  // Browsers fill in whoever sits there; that is the lead traveller at most.
  const fills = (field: string) => (at === 0 ? field : 'off');
  const number = at + 1;
  const lead = at === 0;
  const type = i18n._(CATEGORY_NAMES[category]);
  const named = lead ? t`Lead traveler: ${type}` : t`Traveler ${number}: ${type}`;
  const unnamed = lead ? t`Lead traveler` : t`Traveler ${number}`;
  const band = bandOf(category, activity.capacity);
  const names = t`The name exactly as in the ID that you will show at the entrance.`;
  const fields = { state, at: `travelers.${at}`, fills };
  const measures = (['weight', 'height'] as const).filter((measure) => asked[measure] !== undefined);
  return (
    <PersonSection
      state={state}
      at={fields.at}
      // Where all travel as one type, its name would only say "traveler" again.
      title={category === 'TRAVELER' ? unnamed : named}
      note={band ? `${agesText(i18n, band)}. ${names}` : names}
      saved={fieldsOfSaved}
    >
      <Stack gap={16}>
        <AskedFields {...fields} fields={NAME} />
        <AskedFields {...fields} fields={askedOf(asked, BIRTH)} columns={1} />
        {measures.length > 0 && (
          <Grid columns={{ phone: 1, tablet: 2 }}>
            {measures.map((measure) => (
              <MeasureField
                key={measure}
                state={state}
                path={`${fields.at}.${measure}`}
                {...MEASURES[measure]}
                label={i18n._(MEASURES[measure].label)}
                unitLabel={i18n._(MEASURES[measure].unitLabel)}
                optional={!asked[measure]}
              />
            ))}
          </Grid>
        )}
        <AskedFields {...fields} fields={askedOf(asked, PASSPORT)} />
      </Stack>
    </PersonSection>
  );
}
