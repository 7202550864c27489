import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { country } from '@/core/fields/country';
import { dayEntry } from '@/core/fields/day-entry';
import { text } from '@/core/fields/text';
import type { FormFields } from '@/core/forms/use-app-form';
import type { Asked } from '@/core/fields/AskedFields';
import { Grid } from '@/core/ui/content/layout';
import { Select } from '@/core/ui/choices/Select';
import { TextField } from '@/core/ui/fields/TextField';
import { useCarriers } from '../search/options/carriers';

/** The passport, where the airline asks for it. */
export const PASSPORT = {
  passportNumber: {
    kind: text(),
    label: msg`Passport number`,
    hint: msg`This airline asks for everybody's passport.`,
    autoComplete: 'off',
  },
  passportCountry: { kind: country, label: msg`Issuing country` },
  passportExpiryDate: { kind: dayEntry, label: msg`Passport valid until` },
} satisfies Asked;

interface LoyaltyFieldsProps {
  state: FormFields;
  /** The path of a field of this traveller. */
  at: (field: string) => string;
  airlines: readonly string[];
}

/** A membership that miles go to, of one of the airlines whose numbers are taken. */
export function LoyaltyFields({ state, at, airlines }: LoyaltyFieldsProps) {
  const { t } = useLingui();
  const { options } = useCarriers();
  const nameOf = (code: string) => options.find(({ value }) => value === code)?.label ?? code;
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <Select
        {...state.bind(at('loyaltyAirline'))}
        label={t`Frequent-flyer program`}
        placeholder={t`None`}
        optional
        options={[
          { value: '', label: t`None` },
          ...airlines.map((code) => ({ value: code, label: nameOf(code) })),
        ]}
      />
      <TextField
        {...state.bind(at('loyaltyNumber'))}
        label={t`Frequent-flyer number`}
        autoComplete="off"
        optional
      />
    </Grid>
  );
}
