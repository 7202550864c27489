import { useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '../places/countries';
import { Select } from '../ui/choices/Select';
import type { Drawn, Kind } from './field';

/** One of the API's countries, by its code (R028). They are asked for only where one is. */
export const country: Kind<string> = { draw: (field) => <CountryInput {...field} /> };

function CountryInput({ value, optional = false, ...field }: Drawn<string>) {
  const { t } = useLingui();
  return (
    <Select
      {...field}
      value={value ?? ''}
      placeholder={t`Choose`}
      aria-required={!optional}
      optional={optional}
      options={useCountryOptions()}
    />
  );
}
