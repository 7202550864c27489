import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@/core/ui/Alert';
import { Button } from '@/core/ui/Button';
import { Text } from '@/core/ui/Text';
import type { SupplierReport } from '../../contract';

interface SupplierNoteProps {
  count: number;
  suppliers: readonly SupplierReport[];
  onRetry: () => void;
  retrying: boolean;
}

/** Says how many flights there are, whom we asked, and who did not answer. */
export function SupplierNote({ count, suppliers, onRetry, retrying }: SupplierNoteProps) {
  const { t } = useLingui();
  const silent = suppliers.filter(({ state }) => state !== 'answered').length;
  const answered = suppliers.length - silent;
  return (
    <>
      <Text size={14} tone="secondary" aria-live="polite" numeric>
        <Plural value={count} one="# flight" other="# flights" /> ·{' '}
        <Plural value={answered} one="# supplier answered" other="# suppliers answered" />
      </Text>
      {silent > 0 && (
        <Alert
          tone="warning"
          title={<Plural value={silent} one="# supplier did not answer" other="# suppliers did not answer" />}
          action={
            <Button variant="secondary" size="small" loading={retrying} onClick={onRetry}>
              {t`Ask again`}
            </Button>
          }
        >
          <Trans>Some flights may be missing from this list.</Trans>
        </Alert>
      )}
    </>
  );
}
