import { useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '@/core/places/countries';
import { TypedField } from '@/core/forms/TypedField';
import type { FormFields } from '@/core/forms/use-app-form';
import { Select } from '@/core/ui/choices/Select';
import { Grid } from '@/core/ui/content/layout';
import { DateEntryField } from '@/core/ui/dates/DateEntryField';
import type { Questions } from '../../../contract';

interface PassportFieldsProps {
  state: FormFields;
  asked: Questions['traveler'];
  path: (field: string) => string;
}

/** What of a passport is asked (R332); draws nothing where that is nothing. */
export function PassportFields({ state, asked, path }: PassportFieldsProps) {
  const { t } = useLingui();
  const { passportNumber: number, passportExpiryDate: expiry, passportNationality: nationality } = asked;
  const isAsked = [number, expiry, nationality].some((question) => question !== undefined);
  return (
    isAsked && (
      <Grid columns={{ phone: 1, tablet: 2 }}>
        {number !== undefined && (
          <TypedField
            state={state}
            path={path('passportNumber')}
            label={t`Passport number`}
            autoComplete="off"
            optional={!number}
          />
        )}
        {nationality !== undefined && (
          <Nationality state={state} path={path('passportNationality')} optional={!nationality} />
        )}
        {expiry !== undefined && (
          <DateEntryField
            {...state.bind(path('passportExpiryDate'))}
            label={t`Passport expiry date`}
            optional={!expiry}
          />
        )}
      </Grid>
    )
  );
}

/** The countries are asked for only where one is. */
function Nationality({ state, path, optional }: { state: FormFields; path: string; optional: boolean }) {
  const { t } = useLingui();
  return (
    <Select
      {...state.bind(path)}
      label={t`Passport nationality`}
      placeholder={t`Choose`}
      autoComplete="off"
      aria-required={!optional}
      optional={optional}
      options={useCountryOptions()}
    />
  );
}
