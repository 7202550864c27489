import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Stack } from '@/core/ui/content/layout';
import { Progress } from '@/core/ui/feedback/Progress';
import { TasksProgress } from '../people/TasksProgress';
import { ChooseFile } from './ChooseFile';
import { isEnough } from './file/columns';
import { MapColumns } from './MapColumns';
import { UploadDone, UploadLook } from './UploadLook';
import { useUpload } from './use-upload';

/** From a file to clients: choose, say what its columns hold where they do not, look, confirm (R364). */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { state, choose, change, ask, look, confirm, restart } = useUpload();
  const [sendMail, setSendMail] = useState(true);
  const [isTried, setTried] = useState(false);
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
        state.step === 'columns' ? (
          <>
            <Button variant="secondary" onClick={restart}>{t`Choose another file`}</Button>
            <Button
              onClick={() => {
                setTried(!isEnough(state.columns));
                if (isEnough(state.columns)) void look(state);
              }}
            >
              {t`Check the clients`}
            </Button>
          </>
        ) : state.step === 'preview' ? (
          <>
            <Button variant="quiet" onClick={ask}>{t`Change the columns`}</Button>
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
        {state.step === 'reading' && <Progress label={t`Reading ${state.fileName}`} />}
        {state.step === 'columns' && <MapColumns file={state} isTried={isTried} onChange={change} />}
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
