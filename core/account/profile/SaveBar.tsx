import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/Button';
import { Inline } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { keepFocus } from './keep-focus';
import * as css from './Profile.css';

interface SaveBarProps {
  /** The card whose changes they are. */
  of: string;
  pending: boolean;
  onDiscard: () => void;
}

/** Stays in view while something is unsaved. Stands inside the form that it saves. */
export function SaveBar({ of, pending, onDiscard }: SaveBarProps) {
  const { t } = useLingui();
  return (
    <div className={css.saveBar} role="region" aria-label={t`Unsaved changes: ${of}`}>
      <Text size={14} weight={550}>
        <Trans>You have unsaved changes</Trans>
      </Text>
      <Inline gap={8} wrap={false}>
        <Button variant="quiet" disabled={pending} onClick={onDiscard}>
          {t`Discard`}
        </Button>
        <Button type="submit" loading={pending} {...keepFocus}>
          {t`Save`}
        </Button>
      </Inline>
    </div>
  );
}
