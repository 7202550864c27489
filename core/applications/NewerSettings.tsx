import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { AnyApplication } from '../contract/site/application';
import type { ApplicationState } from '../contract/site/applications';
import { useFormat } from '../i18n/use-format';
import { useAgency } from '../tenant/agency';
import { Button } from '../ui/actions/Button';
import { DescriptionList } from '../ui/content/DescriptionList';
import { Inline } from '../ui/content/layout';
import { Alert } from '../ui/feedback/Alert';
import { changedIn, isAlike } from '../forms/edit';
import type { Settings } from './draft';
import { kindOf, type SettingWords } from './setting-words';

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
  const differences = changedIn({ base: newer.settings, draft }).flatMap((name) => {
    const own = words[name];
    const kind = own && kindOf(application, name, own);
    if (!own || !kind) return [];
    const said = ({ [name]: value }: Settings): string =>
      isAlike(value, null) || value === '' ? t`None` : (kind.told?.(value, { format, currency }) ?? '');
    return { name, label: own.label, own: said(draft), theirs: said(newer.settings) };
  });
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
        items={differences.map(({ name, label, own, theirs }) => ({
          id: name,
          term: _(label),
          value: t`${own} is yours, ${theirs} is saved`,
        }))}
      />
    </Alert>
  );
}
