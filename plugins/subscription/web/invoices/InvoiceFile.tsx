import { useLingui } from '@lingui/react/macro';
import { useFileDownload } from '@/core/account/use-file-download';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { toast } from '@/core/ui/feedback/toast';
import { Download } from '@/core/ui/pictures/icons';

interface InvoiceFileProps {
  number: string;
  load: () => Promise<unknown>;
}

/** An invoice as a file. */
export function InvoiceFile({ number, load }: InvoiceFileProps) {
  const { t } = useLingui();
  const file = useFileDownload({
    name: () => `invoice-${number}.pdf`,
    type: 'application/pdf',
    load,
    onSuccess: () => toast.success(t`The invoice has been downloaded`),
  });
  return (
    <Stack gap={8}>
      <Button
        size="small"
        variant="quiet"
        icon={Download}
        loading={file.pending}
        aria-label={t`Download invoice ${number}`}
        onClick={() => void file.download()}
      >
        PDF
      </Button>
      {file.error && (
        <Alert tone="danger" live onDismiss={file.dismiss}>
          {file.error}
        </Alert>
      )}
    </Stack>
  );
}
