import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { useApiQuery } from '@/core/query/query';
import { PopoverField } from '@/core/selling/search/PopoverField';
import { Select } from '@/core/ui/choices/Select';
import { Stack } from '@/core/ui/content/layout';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { UserRound } from '@/core/ui/pictures/icons';
import { CAR_DRIVER_AGES, findCountries } from '../../contract';
import { countryOptions } from './countries';

interface Driver {
  age: number;
  country: string;
}

interface DriverFieldProps extends Driver {
  id: string;
  onChange: (driver: Partial<Driver>) => void;
  error: string | undefined;
}

/** Who drives: prices depend on the age and on the country of residence (R287, R289). */
export function DriverField({ id, age, country, onChange, error }: DriverFieldProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const [open, setOpen] = useState(false);
  // An age is not wrong while it is being typed.
  const [isTyping, setIsTyping] = useState(false);
  const { data } = useApiQuery(findCountries, {}, { enabled: open, staleTime: Infinity });
  const countries = useMemo(() => countryOptions(data ?? [], country, locale), [data, country, locale]);
  const lives = countries.find(({ value }) => value === country)?.label;
  const { min, max } = CAR_DRIVER_AGES;
  return (
    <PopoverField
      {...{ id, error, open }}
      onOpenChange={setOpen}
      label={t`Driver`}
      icon={UserRound}
      chosen={lives ? t`Driver: ${age}, ${lives}` : t`Driver: ${age}`}
      width="wide"
    >
      <Stack gap={16}>
        <NumberField
          label={t`Driver’s age`}
          hint={t`Drivers under 25 or over 70 may pay more`}
          value={age}
          min={min}
          max={max}
          onChange={(years) => {
            setIsTyping(true);
            onChange({ age: years ?? 0 });
          }}
          onBlur={() => setIsTyping(false)}
          error={isTyping || (age >= min && age <= max) ? undefined : error}
          steppers
        />
        <Select
          label={t`Country of residence`}
          value={lives ? country : ''}
          onChange={(code) => onChange({ country: code })}
          options={countries}
          {...(!lives && { placeholder: t`Choose a country` })}
          loading={open && !data}
        />
      </Stack>
    </PopoverField>
  );
}
