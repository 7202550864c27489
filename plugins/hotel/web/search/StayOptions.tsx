import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCountryNames, useCountryOptions } from '@/core/places/countries';
import { OptionButton } from '@/core/selling/search/OptionButton';
import { PopoverField } from '@/core/selling/search/PopoverField';
import { Menu } from '@/core/ui/actions/Menu';
import { Combobox } from '@/core/ui/pickers/Combobox';
import { CalendarDays, Flag } from '@/core/ui/pictures/icons';
import { HOTEL_FLEXIBLE_DAYS } from '../../contract';

interface NationalityProps {
  id: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
}

/** Prices of some properties depend on where the guests are from. */
export function NationalityField({ id, value, onChange, error }: NationalityProps) {
  const { t } = useLingui();
  const options = useCountryOptions();
  const countryOf = useCountryNames();
  const name = value && countryOf(value);
  return (
    <PopoverField
      {...{ id, error }}
      label={t`Nationality of the guests`}
      icon={Flag}
      chosen={name ? t`Guests from: ${name}` : t`Nationality of the guests`}
    >
      <Combobox
        label={t`Nationality of the guests`}
        value={value}
        options={options}
        onChange={(code) => code && onChange(code)}
      />
    </PopoverField>
  );
}

/** Days that the stay may begin earlier or later. */
export function FlexibleField({ value, onChange }: { value: number; onChange: (days: number) => void }) {
  const { t } = useLingui();
  const label = (days: number) =>
    days === 0 ? t`Exact dates` : plural(days, { one: '± # day', other: '± # days' });
  return (
    <Menu
      label={t`Date flexibility`}
      trigger={<OptionButton icon={CalendarDays}>{label(value)}</OptionButton>}
      items={[0, ...HOTEL_FLEXIBLE_DAYS].map((days) => ({
        id: String(days),
        label: label(days),
        onSelect: () => onChange(days),
      }))}
    />
  );
}
