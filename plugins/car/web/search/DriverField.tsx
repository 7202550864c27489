import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { FieldNotes } from '@/core/ui/fields/Field';
import { ChevronDown, UserRound } from '@/core/ui/pictures/icons';
import { Stack } from '@/core/ui/content/layout';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { Popover } from '@/core/ui/overlays/Popover';
import { Select } from '@/core/ui/choices/Select';
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
  const summary = lives ? t`Driver: ${age}, ${lives}` : t`Driver: ${age}`;
  return (
    <div>
      <Popover
        label={t`Driver`}
        align="start"
        width="wide"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button
            id={id}
            variant="quiet"
            icon={UserRound}
            iconEnd={ChevronDown}
            aria-describedby={error && `${id}-error`}
          >
            {summary}
          </Button>
        }
      >
        <Stack gap={16}>
          <NumberField
            label={t`Driver’s age`}
            hint={t`Drivers under 25 or over 70 may pay more`}
            value={age}
            min={CAR_DRIVER_AGES.min}
            max={CAR_DRIVER_AGES.max}
            onChange={(years) => {
              setIsTyping(true);
              onChange({ age: years ?? 0 });
            }}
            onBlur={() => setIsTyping(false)}
            error={isTyping || isInBounds(age) ? undefined : error}
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
      </Popover>
      <FieldNotes id={id} error={open ? undefined : error} />
    </div>
  );
}

const isInBounds = (age: number): boolean => age >= CAR_DRIVER_AGES.min && age <= CAR_DRIVER_AGES.max;
