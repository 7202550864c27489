import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { AnyApplication } from '../contract/site/application';
import type { ApplicationState } from '../contract/site/applications';
import { settingKind } from '../contract/site/setting';
import { useFormat } from '../i18n/use-format';
import { useAgency } from '../tenant/agency';
import { Button } from '../ui/actions/Button';
import { DescriptionList } from '../ui/content/DescriptionList';
import { Inline } from '../ui/content/layout';
import { Alert } from '../ui/feedback/Alert';
import { changedIn } from '../forms/edit';
import type { Settings } from './draft';
import type { SettingWords } from './setting-words';
import { saidNumber } from './unit';

interface Props {
  application: AnyApplication;
  words: Readonly<Record<string, SettingWords | null>>;
  newer: ApplicationState;
  draft: Settings;
  onKeep: () => void;
  onLoad: () => void;
}

/** What somebody else has saved of these settings meanwhile: the owner decides which of the two is kept. */
export function NewerSettings({ application, words, newer, draft, onKeep, onLoad }: Props) {
  const { t } = useLingui();
  const { _ } = useI18n();
  const format = useFormat();
  const { currency } = useAgency();
  const said = (name: string, value: unknown): string => {
    const own = words[name];
    if (typeof value === 'boolean') return value ? t`On` : t`Off`;
    if (typeof value === 'number') return saidNumber(value, own?.as, { format, currency });
    const choice = typeof value === 'string' ? own?.choices?.[value] : undefined;
    if (choice) return _('label' in choice ? choice.label : choice);
    return typeof value === 'string' && value ? value : t`None`;
  };
  const different = changedIn({ base: newer.settings, draft }).filter(
    (name) => words[name] && settingKind(application.settings.shape[name]).type !== 'other',
  );
  return (
    <Alert
      live
      tone="warning"
      title={t`Someone else changed these settings meanwhile. What you typed is kept; decide what is saved.`}
      action={
        <Inline gap={8}>
          <Button size="small" variant="secondary" onClick={onKeep}>
            <Trans>Keep mine</Trans>
          </Button>
          <Button size="small" variant="quiet" onClick={onLoad}>
            <Trans>Load the newer values</Trans>
          </Button>
        </Inline>
      }
    >
      <DescriptionList
        items={different.map((name) => {
          const [own, theirs] = [said(name, draft[name]), said(name, newer.settings[name])];
          return { id: name, term: _(words[name]!.label), value: t`${own} is yours, ${theirs} is saved` };
        })}
      />
    </Alert>
  );
}
