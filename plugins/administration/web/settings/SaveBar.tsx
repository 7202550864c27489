import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Failed } from '@/core/query/Failed';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { Container, Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { MOST_PRODUCTS } from './draft';
import * as css from './settings.css';
import { summaryOf } from './summary';
import type { SettingsForm } from './use-settings-form';

interface Props {
  form: SettingsForm;
  onSave: () => void;
  onDiscard: () => void;
}

/** Stays at the lower edge while something is unsaved; the only way to save and to take everything back. */
export function SaveBar({ form, onSave, onDiscard }: Props) {
  const { t } = useLingui();
  const count = summaryOf(form.base, form.draft).length;
  return (
    <div className={css.barHolder}>
      <div role="status" className={css.barStatus}>
        {form.dirty && plural(count, { one: '# unsaved change', other: '# unsaved changes' })}
      </div>
      {form.dirty && (
        <section className={css.bar} aria-label={t`Unsaved changes`}>
          <Container width="page">
            {form.problems.includes('too-many') && (
              <Alert tone="danger" live>
                <Trans>
                  A menu holds at most {MOST_PRODUCTS} products. Remove some that are not installed.
                </Trans>
              </Alert>
            )}
            <Failed of={form} />
            <Inline justify="between" gap={12}>
              <Text as="span" size={14} weight={550} aria-hidden>
                {plural(count, { one: '# unsaved change', other: '# unsaved changes' })}
              </Text>
              <div className={css.barActions}>
                <Button variant="quiet" disabled={form.saving} onClick={onDiscard}>
                  <Trans>Discard</Trans>
                </Button>
                <Button loading={form.saving} onClick={onSave}>
                  <Trans>Save changes</Trans>
                </Button>
              </div>
            </Inline>
          </Container>
        </section>
      )}
    </div>
  );
}
