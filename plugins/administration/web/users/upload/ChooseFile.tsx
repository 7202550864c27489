import { Trans, useLingui } from '@lingui/react/macro';
import { downloadFile } from '@/core/ui/actions/download-file';
import { useFormat } from '@/core/i18n/use-format';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { FileUpload } from '@/core/ui/fields/file/FileUpload';
import { Download } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { MAX_UPLOAD_ROWS } from '../../../contract/client-upload';
import { wordsOf } from '@/core/i18n/words-of';
import { templateText } from './rejects';
import type { UploadState } from './use-upload';

type Choosing = Extract<UploadState, { step: 'choose' }>;
/** Address books have many columns beside those that are sent. */
const MAX_BYTES = 10_000_000;

/** Takes the file, dropped or picked, and hands out the template (R364). */
export function ChooseFile({ state, onChoose }: { state: Choosing; onChoose: (file: File) => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const most = format.number(MAX_UPLOAD_ROWS);
  const name = state.fileName ?? '';
  const faults = {
    empty: t`${name}: there is no client in this file`,
    rows: t`${name}: more than ${most} rows; please split the file`,
  };
  return (
    <Stack gap={20}>
      {Boolean(state.refusal) && (
        <Alert tone="danger" live title={t`The file could not be checked. Nothing was saved.`}>
          {wordsOf(state.refusal)}
        </Alert>
      )}
      <FileUpload
        label={t`File with clients`}
        files={[]}
        onAdd={([file]) => file && onChoose(file)}
        accept=".csv,.txt,.tsv,.vcf,text/csv,text/vcard"
        maxFiles={1}
        maxBytes={MAX_BYTES}
        limits={t`CSV or vCard with names and email addresses, also as exported by an address book or a mailing tool, up to ${most} rows`}
        {...(state.fault ? { error: faults[state.fault] } : {})}
      />
      <Inline justify="between">
        <Text size={14} tone="secondary">
          <Trans>Clients whose address you already have are updated, not duplicated.</Trans>
        </Text>
        <Button
          variant="quiet"
          size="small"
          icon={Download}
          onClick={() =>
            downloadFile(
              'clients-template.csv',
              new Blob(
                [
                  templateText({
                    name: 'Ana Prado',
                    email: 'ana.prado@example.com',
                    phone: '+1 415 555 0100',
                  }),
                ],
                { type: 'text/csv' },
              ),
            )
          }
        >
          {t`Download template`}
        </Button>
      </Inline>
    </Stack>
  );
}
