import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Stack } from '@/core/ui/content/layout';
import { Progress } from '@/core/ui/feedback/Progress';
import { TasksProgress } from '../people/TasksProgress';
import { ChooseFile } from './ChooseFile';
import { UploadDone, UploadLook } from './UploadLook';
import { useUpload } from './use-upload';

/** From a file to clients, in three steps: choose, look, confirm (R364). */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { state, choose, confirm, restart } = useUpload();
  const [sendMail, setSendMail] = useState(true);
  const isBusy = state.step === 'writing';
  const writes = state.step === 'preview' ? state.preview.counts.create + state.preview.counts.update : 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Upload clients`}
      description={t`You see what the file would change before anything is saved.`}
      size="large"
      dismissible={!isBusy}
      footer={
        state.step === 'preview' ? (
          <>
            <Button variant="secondary" onClick={restart}>{t`Choose another file`}</Button>
            {writes > 0 && (
              <Button onClick={() => void confirm(sendMail && state.preview.counts.create > 0)}>
                {t`Save ${plural(writes, { one: '# client', other: '# clients' })}`}
              </Button>
            )}
          </>
        ) : state.step === 'done' ? (
          <>
            <Button variant="secondary" onClick={restart}>{t`Upload another file`}</Button>
            <Button onClick={onClose}>{t`Done`}</Button>
          </>
        ) : (
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>{t`Go back`}</Button>
        )
      }
    >
      <Stack gap={20}>
        {state.step === 'choose' && <ChooseFile state={state} onChoose={(file) => void choose(file)} />}
        {state.step === 'looking' && (
          <Progress
            label={t`Checking ${plural(state.rows, { one: '# row', other: '# rows' })} of ${state.fileName}`}
          />
        )}
        {state.step === 'preview' && (
          <UploadLook state={state} sendMail={sendMail} onSendMail={setSendMail} />
        )}
        {state.step === 'writing' && (
          <Progress
            label={t`Saving the clients`}
            value={state.total > 0 ? state.done / state.total : 0}
            detail={t`${state.done} of ${state.total}`}
          />
        )}
        {state.step === 'done' && (
          <>
            <UploadDone state={state} />
            <TasksProgress />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
