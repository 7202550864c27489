import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../../api/context';
import { exportOwnData } from '../../../contract/people/own-data';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Button } from '../../../ui/actions/Button';
import { Inline, Stack } from '../../../ui/content/layout';
import { Alert } from '../../../ui/feedback/Alert';
import { toast } from '../../../ui/feedback/toast';
import { Download, Trash2 } from '../../../ui/pictures/icons';
import { useFileDownload } from '../../use-file-download';
import { SectionCard } from '../../../ui/content/SectionCard';
import { dayAt } from '../../../say/clock';

const DeleteDialog = lazy(() => import('./DeleteDialog'));
const JSON_TYPE = 'application/json';

/** What is kept of the user: as a file, and the end of it. */
export default function DataSection() {
  const { t } = useLingui();
  const api = useApi();
  const [deleting, setDeleting] = useState(false);
  const file = useFileDownload({
    name: () => `${t`my-data`}-${dayAt(new Date())}.json`,
    type: JSON_TYPE,
    load: async () => {
      const { data } = await api.call(exportOwnData);
      return new Blob([JSON.stringify(data, null, 2)], { type: JSON_TYPE });
    },
    onSuccess: () => toast.success(t`Your data has been downloaded`),
  });
  return (
    <Stack gap={20}>
      <SectionCard
        title={t`Download your data`}
        note={t`One file with your profile, saved travelers, devices, searches, bookings and emails, in a format that people and programs can read.`}
      >
        <Stack gap={16}>
          {file.error && (
            <Alert tone="danger" live onDismiss={file.dismiss}>
              {file.error}
            </Alert>
          )}
          <Inline>
            <Button
              variant="secondary"
              icon={Download}
              loading={file.pending}
              onClick={() => void file.download()}
            >
              {t`Download my data`}
            </Button>
            <ButtonLink variant="quiet" to="/privacy-policy" hash="kept-data">
              {t`How long data is kept`}
            </ButtonLink>
          </Inline>
        </Stack>
      </SectionCard>
      <SectionCard
        title={t`Delete your account`}
        note={t`Your profile and everything that you saved will be deleted, and you will be logged out everywhere. This cannot be undone.`}
      >
        <Inline>
          <Button variant="danger" icon={Trash2} onClick={() => setDeleting(true)}>
            {t`Delete my account`}
          </Button>
        </Inline>
      </SectionCard>
      <Suspense>{deleting && <DeleteDialog onClose={() => setDeleting(false)} />}</Suspense>
    </Stack>
  );
}
