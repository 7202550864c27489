import { useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '@/core/places/countries';
import { TypedField } from '@/core/forms/TypedField';
import type { FormFields } from '@/core/forms/use-app-form';
import { DateEntryField } from '@/core/ui/dates/DateEntryField';
import { Grid } from '@/core/ui/content/layout';
import { Select } from '@/core/ui/choices/Select';
import { useCarriers } from '../search/options/carriers';

interface PaperFieldsProps {
  state: FormFields;
  /** The path of a field of this traveller. */
  at: (field: string) => string;
}

/** The passport, where the airline asks for it. */
export function PassportFields({ state, at }: PaperFieldsProps) {
  const { t } = useLingui();
  const countries = useCountryOptions();
  return (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      <TypedField
        state={state}
        path={at('passportNumber')}
        label={t`Passport number`}
        hint={t`This airline asks for everybody's passport.`}
        autoComplete="off"
      />
      <Select
        {...state.bind(at('passportCountry'))}
        label={t`Issuing country`}
        placeholder={t`Choose`}
        aria-required
        options={countries}
      />
      <DateEntryField {...state.bind(at('passportExpiryDate'))} label={t`Passport valid until`} />
    </Grid>
  );
}

/** A membership that miles go to, of one of the airlines whose numbers are taken. */
export function LoyaltyFields({ state, at, airlines }: PaperFieldsProps & { airlines: readonly string[] }) {
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
      <TypedField
        state={state}
        path={at('loyaltyNumber')}
        label={t`Frequent-flyer number`}
        autoComplete="off"
        optional
      />
    </Grid>
  );
}
