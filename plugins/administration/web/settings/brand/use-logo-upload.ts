import { useRef, useState } from 'react';
import { cropped } from '@/core/account/profile/picture/draw';
import type { Crop } from '@/core/account/profile/picture/crop';
import { sendPicture } from '@/core/account/profile/picture/send-picture';
import { useApi } from '@/core/api/context';
import { type LogoName, signUpload } from '@/core/contract';
import { wordsOf } from '@/core/i18n/words-of';

/** Pixels that are sent: enough for the sharpest screen at the size of a header. */
const WIDTH: Record<LogoName, number> = { logo: 640, mobileLogo: 512 };

/** Sends the cropped logo; answers the path that the settings take, or null with what went wrong in `error`. */
export function useLogoUpload(name: LogoName) {
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
