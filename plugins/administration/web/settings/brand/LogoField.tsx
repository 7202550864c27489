import { fileRefusals } from '@/core/contract/refusals/files';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { leastZoom, START, type Crop } from '@/core/account/profile/picture/crop';
import { openPicture, PictureError } from '@/core/account/profile/picture/picture-file';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { Trash2, Upload } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { useSettingNames } from '../setting-names';
import { LOGO_RATIOS, type LogoName, UPLOAD_LIMITS, signUpload } from '@/core/contract';
import { wordsOf } from '@/core/i18n/words-of';
import type { SettingsForm } from '../use-settings-form';
import * as css from './logo.css';
import { cropped } from '@/core/account/profile/picture/draw';
import { sendPicture } from '@/core/account/profile/picture/send-picture';
import { useApi } from '@/core/api/context';

/** Pixels that are sent: enough for the sharpest screen at the size of a header. */
const WIDTH: Record<LogoName, number> = { logo: 640, mobileLogo: 512 };

/** Sends the cropped logo; answers the path that the settings take, or null with what went wrong in `error`. */
function useLogoUpload(name: LogoName) {
  const api = useApi();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);

  async function upload(picture: ImageBitmap, crop: Crop): Promise<string | null> {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setError(null);
    setProgress(0);
    try {
      const { blob } = await cropped(picture, crop, { width: WIDTH[name], type: 'image/png' });
      const { data } = await api.call(
        signUpload,
        { body: { ext: 'png', fieldName: name, fileType: 'image/png' } },
        { signal },
      );
      return await sendPicture(data.url, blob, { onProgress: setProgress, signal });
    } catch (failure) {
      if ((failure as Error).name !== 'AbortError') setError(wordsOf(failure));
      return null;
    } finally {
      setProgress(null);
    }
  }
  return { upload, cancel: () => abort.current?.abort(), progress, error };
}

const PictureDialog = lazy(() => import('@/core/account/profile/picture/PictureDialog'));
const TYPES = ['image/jpeg', 'image/png'] as const;

/** A logo: chosen, brought into its shape, sent; it is the site's once the settings are saved (R394, R395). */
export function LogoField({ name, form }: { name: LogoName; form: SettingsForm }) {
  const { t } = useLingui();
  const names = useSettingNames();
  const label = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { upload, cancel, progress, error } = useLogoUpload(name);
  const path = form.draft.texts[name];
  const setPath = (next: string) => form.edit((now) => ({ ...now, texts: { ...now.texts, [name]: next } }));

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      setPicture(await openPicture(file, undefined, { limit: UPLOAD_LIMITS[name], types: TYPES }));
    } catch (failure) {
      const isLarge = failure instanceof PictureError && failure.problem === 'too-large';
      setProblem(wordsOf(isLarge ? fileRefusals.logoSize : fileRefusals.logoType));
    }
  };
  const close = () => {
    cancel();
    picture?.close();
    setPicture(null);
  };
  const shape = { ...START, aspect: LOGO_RATIOS[name], fitsWhole: true };
  return (
    <div role="group" aria-labelledby={label} className={css.logo}>
      <div className={css.sample[name]}>
        {path ? <img src={path} alt="" className={css.image} /> : <Trans>None</Trans>}
      </div>
      <Stack gap={8}>
        <Text as="span" size={14} weight={550} id={label}>
          {names[name]}
        </Text>
        <Text size={14} tone="secondary">
          {name === 'logo' ? (
            <Trans>16:9, in the header, in emails and on documents. JPEG or PNG, at most 8 MB.</Trans>
          ) : (
            <Trans>1:1, where there is little room. JPEG or PNG, at most 8 MB.</Trans>
          )}
        </Text>
        <Inline gap={8}>
          <Button
            variant="secondary"
            size="small"
            icon={Upload}
            aria-describedby={label}
            onClick={() => chooser.current?.click()}
          >
            {path ? t`Replace` : t`Upload`}
          </Button>
          {path && (
            <Button
              variant="quiet"
              size="small"
              icon={Trash2}
              aria-describedby={label}
              onClick={() => setPath('')}
            >
              {t`Remove`}
            </Button>
          )}
        </Inline>
        {problem && (
          <Alert tone="danger" live onDismiss={() => setProblem(null)}>
            {problem}
          </Alert>
        )}
      </Stack>
      <input
        ref={chooser}
        type="file"
        accept={TYPES.join(',')}
        aria-label={names[name]}
        className={css.file}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // The same file may be chosen again after a problem.
          event.currentTarget.value = '';
        }}
      />
      <Suspense>
        {picture && (
          <PictureDialog
            picture={picture}
            progress={progress}
            error={error}
            isTransparent
            start={{ ...shape, zoom: leastZoom(picture, shape) }}
            onSave={(crop) =>
              void upload(picture, crop).then((sent) => {
                if (sent === null) return;
                setPath(sent);
                close();
              })
            }
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
