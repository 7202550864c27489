import { Trans, useLingui } from '@lingui/react/macro';
import { BANNER_LIMITS } from '@/core/contract';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { TextSetting } from './TextSetting';
import type { SettingsForm } from '../use-settings-form';

const wordsIn = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

/** The words of the home page's banner (R392, R393). */
export function HomePanel({ form, submitted }: { form: SettingsForm; submitted: boolean }) {
  const { t } = useLingui();
  const hintOf = (field: keyof typeof BANNER_LIMITS) => {
    const { min, max } = BANNER_LIMITS[field];
    const count = wordsIn(form.draft.texts[field]);
    return t`${min} to ${max} words; now ${count}`;
  };
  return (
    <Card as="section" aria-labelledby="home-panel">
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="home-panel">
            <Trans>Home page</Trans>
          </Heading>
          <Text size={14} tone="secondary">
            <Trans>The first words that a visitor reads, and what search engines show.</Trans>
          </Text>
        </Stack>
        <TextSetting field="heading" form={form} submitted={submitted} hint={hintOf('heading')} rows={2} />
        <TextSetting
          field="subHeading"
          form={form}
          submitted={submitted}
          hint={hintOf('subHeading')}
          rows={3}
        />
      </Stack>
    </Card>
  );
}
