import { useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '@/core/places/countries';
import { Select } from '@/core/ui/choices/Select';
import { useSettingNames } from '../setting-names';
import type { SettingsForm } from '../use-settings-form';
import { settingId } from './TextSetting';

/** Where the agency is, which searches propose of travelers who have not said where they live. */
export function CountrySetting({ form }: { form: SettingsForm }) {
  const { t } = useLingui();
  return (
    <Select
      id={settingId('country')}
      label={useSettingNames().country}
      hint={t`Searches start with it as the nationality and residence of travelers whose profile names none.`}
      placeholder={t`Choose a country`}
      value={form.draft.texts.country}
      options={useCountryOptions()}
      onChange={(country) => form.edit((now) => ({ ...now, texts: { ...now.texts, country } }))}
    />
  );
}
