import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { BANNER_LIMITS } from '@/core/contract';
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
    <SectionCard
      padding="medium"
      gap={24}
      title={<Trans>Home page</Trans>}
      note={<Trans>The first words that a visitor reads, and what search engines show.</Trans>}
    >
      <TextSetting field="heading" form={form} submitted={submitted} hint={hintOf('heading')} rows={2} />
      <TextSetting
        field="subHeading"
        form={form}
        submitted={submitted}
        hint={hintOf('subHeading')}
        rows={3}
      />
    </SectionCard>
  );
}
