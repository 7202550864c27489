import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MAX_LEGAL_TEXT } from '@/core/contract/site/website';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Text } from '@/core/ui/content/Text';
import { LegalEditor } from './LegalEditor';
import { useSettingNames } from '../setting-names';
import { settingId } from '../texts/TextSetting';
import type { SettingsForm } from '../use-settings-form';

export const LEGAL_FIELDS = ['privacyPolicy', 'cookiesPolicy', 'disclaimer'] as const;
export type LegalField = (typeof LEGAL_FIELDS)[number];

interface LegalPanelProps {
  form: SettingsForm;
  field: LegalField;
  onField: (field: LegalField) => void;
}

/** The agency's legal texts, one at a time. */
export function LegalPanel({ form, field, onField }: LegalPanelProps) {
  const { t } = useLingui();
  const names = useSettingNames();
  const [round, setRound] = useState(0);
  const [written, setWritten] = useState(form.draft.texts[field]);
  const now = form.draft.texts[field];
  // A discard, or somebody else's version, is another text: the editor starts over from it.
  if (now !== written) {
    setWritten(now);
    setRound(round + 1);
  }
  return (
    <SectionCard
      padding="medium"
      title={<Trans>Legal texts</Trans>}
      note={
        <Trans>
          Linked at the bottom of every page. Have them reviewed by someone who knows your local law.
        </Trans>
      }
    >
      <SegmentedControl
        label={t`Text to edit`}
        value={field}
        onChange={onField}
        options={LEGAL_FIELDS.map((one) => ({ value: one, label: names[one] }))}
      />
      <div id={settingId(field)} tabIndex={-1}>
        <LegalEditor
          key={`${field}-${round}`}
          html={now}
          onChange={(html) => {
            setWritten(html);
            form.edit((draft) => ({ ...draft, texts: { ...draft.texts, [field]: html } }));
          }}
        />
      </div>
      {now.length > MAX_LEGAL_TEXT && (
        <Text size={14} tone="danger">
          <Trans>This text is too long to be saved.</Trans>
        </Text>
      )}
    </SectionCard>
  );
}
