import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCountryNames, useCountryOptions } from '@/core/places/countries';
import { Button } from '@/core/ui/actions/Button';
import { Menu } from '@/core/ui/actions/Menu';
import { FieldNotes } from '@/core/ui/fields/Field';
import { Popover } from '@/core/ui/overlays/Popover';
import { Combobox } from '@/core/ui/pickers/Combobox';
import { CalendarDays, ChevronDown, Flag } from '@/core/ui/pictures/icons';
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
  const [open, setOpen] = useState(false);
  const options = useCountryOptions();
  const countryOf = useCountryNames();
  const name = value && countryOf(value);
  return (
    <div>
      <Popover
        label={t`Nationality of the guests`}
        align="start"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button
            id={id}
            variant="quiet"
            icon={Flag}
            iconEnd={ChevronDown}
            aria-describedby={error && `${id}-error`}
          >
            {name ? t`Guests from: ${name}` : t`Nationality of the guests`}
          </Button>
        }
      >
        <Combobox
          label={t`Nationality of the guests`}
          value={value}
          options={options}
          onChange={(code) => code && onChange(code)}
        />
      </Popover>
      <FieldNotes id={id} error={open ? undefined : error} />
    </div>
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
      trigger={
        <Button variant="quiet" icon={CalendarDays} iconEnd={ChevronDown}>
          {label(value)}
        </Button>
      }
      items={[0, ...HOTEL_FLEXIBLE_DAYS].map((days) => ({
        id: String(days),
        label: label(days),
        onSelect: () => onChange(days),
      }))}
    />
  );
}
