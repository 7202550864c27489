import { useLingui } from '@lingui/react/macro';
import { useFileDownload } from '@/core/account/use-file-download';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { toast } from '@/core/ui/feedback/toast';
import { Download } from '@/core/ui/pictures/icons';
import { dayAt } from '@/core/say/clock';

/** The whole statement as a file for a spreadsheet. */
export function StatementFile({ load }: { load: () => Promise<unknown> }) {
  const { t } = useLingui();
  const file = useFileDownload({
    name: () => `${t`reward-wallet`}-${dayAt(new Date())}.csv`,
    type: 'text/csv',
    load,
    onSuccess: () => toast.success(t`The statement has been downloaded`),
  });
  return (
    <Stack gap={8} align="end">
      <Button
        size="small"
        variant="secondary"
        icon={Download}
        loading={file.pending}
        onClick={() => void file.download()}
      >
        {t`Download CSV`}
      </Button>
      {file.error && (
        <Alert tone="danger" live onDismiss={file.dismiss}>
          {file.error}
        </Alert>
      )}
    </Stack>
  );
}
