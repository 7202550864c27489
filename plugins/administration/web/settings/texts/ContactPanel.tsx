import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { Grid, Stack } from '@/core/ui/content/layout';
import { TextSetting, settingId } from './TextSetting';
import type { SettingsForm } from '../use-settings-form';
import { useCountryOptions } from '@/core/places/countries';
import { Select } from '@/core/ui/choices/Select';
import { useSettingNames } from '../setting-names';

const NETWORKS = ['facebook', 'instagram', 'linkedin', 'tiktok', 'twitter', 'youtube'] as const;

/** How travelers reach the agency, and where else they find it. */
export function ContactPanel({ form, submitted }: { form: SettingsForm; submitted: boolean }) {
  const { t } = useLingui();
  const shared = { form, submitted };
  return (
    <Stack gap={24}>
      <SectionCard
        padding="medium"
        title={<Trans>Contact</Trans>}
        note={<Trans>Shown at the bottom of every page and in every email.</Trans>}
      >
        <Grid columns={{ tablet: 2 }} gap={16}>
          <TextSetting field="contactPhoneNumber" type="tel" {...shared} />
          <TextSetting field="contactEmailId" type="email" {...shared} />
          <CountrySetting form={form} />
        </Grid>
      </SectionCard>
      <SectionCard
        padding="medium"
        title={<Trans>Social networks</Trans>}
        note={<Trans>Addresses of your pages. A network without one is not shown.</Trans>}
      >
        <Grid columns={{ tablet: 2 }} gap={16}>
          {NETWORKS.map((field) => (
            <TextSetting key={field} field={field} type="url" hint={t`Starts with https://`} {...shared} />
          ))}
        </Grid>
      </SectionCard>
    </Stack>
  );
}

/** Where the agency is, which searches propose of travelers who have not said where they live. */
function CountrySetting({ form }: { form: SettingsForm }) {
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
