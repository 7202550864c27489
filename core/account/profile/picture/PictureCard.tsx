import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import type { User } from '../../../contract/people/user';
import { PICTURE_TYPES } from '../../../contract/people/profile';
import { Alert } from '../../../ui/feedback/Alert';
import { Avatar } from '../../../ui/pictures/Avatar';
import { classes } from '../../../ui/content/box';
import { Button } from '../../../ui/actions/Button';
import { Camera, Trash2, Upload } from '../../../ui/pictures/icons';
import { Inline, Stack } from '../../../ui/content/layout';
import { Text } from '../../../ui/content/Text';
import { SectionCard } from '../../../ui/content/SectionCard';
import type { Crop } from './crop';
import { openPicture } from './picture-file';
import { usePictureUpload } from './use-picture-upload';
import { useProblemWords } from './use-problem-words';
import * as css from './Picture.css';

const PictureDialog = lazy(() => import('./PictureDialog'));
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlays/Dialog')).ConfirmDialog,
}));
const ACCEPT = [...PICTURE_TYPES, '.heic', '.heif'].join(',');

/** A phone or tablet, where taking a picture is one touch away. */
const hasCamera = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** The profile picture: chosen, dropped or taken, cropped, sent, removed (R174, R180 to R182). */
export function PictureCard({ user }: { user: User }) {
  const { t } = useLingui();
  const words = useProblemWords();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const { upload, remove, cancel, progress, error } = usePictureUpload();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      setPicture(await openPicture(file));
    } catch (failure) {
      setProblem(words(failure));
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const close = () => {
    cancel();
    picture?.close();
    setPicture(null);
  };
  const save = async (crop: Crop) => {
    if (picture && (await upload(picture, crop))) close();
  };
  const input = (ref: typeof chooser, label: string, capture: boolean) => (
    <input
      ref={ref}
      type="file"
      accept={ACCEPT}
      {...(capture ? { capture: 'user' as const } : {})}
      className={css.file}
      aria-label={label}
      onChange={(event) => {
        void take(event.currentTarget.files?.[0]);
        // The same file may be chosen again after a problem.
        event.currentTarget.value = '';
      }}
    />
  );
  return (
    <SectionCard title={t`Profile picture`} note={t`Shown beside your name.`}>
      <Stack gap={16}>
        {problem && (
          <Alert tone="danger" live onDismiss={() => setProblem(null)}>
            {problem}
          </Alert>
        )}
        {/* Dropping is a shortcut for the mouse; the buttons inside do the same. */}
        <div
          role="group"
          aria-label={t`Profile picture`}
          className={classes(css.drop, over && css.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <Avatar name={user.name} image={user.picture} size="large" />
          <div className={css.words}>
            <Inline gap={8}>
              <Button variant="secondary" icon={Upload} onClick={() => chooser.current?.click()}>
                {t`Upload profile picture`}
              </Button>
              {hasCamera() && (
                <Button variant="secondary" icon={Camera} onClick={() => camera.current?.click()}>
                  {t`Take a picture`}
                </Button>
              )}
              {user.picture && (
                <Button variant="quiet" icon={Trash2} onClick={() => setAsking(true)}>
                  {t`Remove`}
                </Button>
              )}
            </Inline>
            <Text size={14} tone="secondary">
              <Trans>Choose a picture or drop it here. JPEG, PNG or WebP, at most 5 MB.</Trans>
            </Text>
          </div>
          {input(chooser, t`Upload profile picture`, false)}
          {input(camera, t`Take a picture`, true)}
        </div>
      </Stack>
      <Suspense>
        {picture && (
          <PictureDialog
            picture={picture}
            progress={progress}
            error={error}
            onSave={(crop) => void save(crop)}
            onClose={close}
          />
        )}
        {asking && (
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={t`Remove your picture?`}
            confirmLabel={t`Remove picture`}
            tone="danger"
            onConfirm={remove}
          >
            <Trans>Your initials will be shown instead.</Trans>
          </ConfirmDialog>
        )}
      </Suspense>
    </SectionCard>
  );
}
