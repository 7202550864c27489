import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useApi } from '../../../api/context';
import { editProfile, signUpload } from '../../../contract/people/profile';
import { toast } from '../../../ui/feedback/toast';
import { wordsOf } from '../../../i18n/words-of';
import { useOwnProfile } from '../use-own-profile';
import type { Crop } from './crop';
import { cropped } from './draw';
import { sendPicture } from './send-picture';

/** Sends the cropped picture and makes it the user's, or takes the picture away. */
export function usePictureUpload() {
  const { t } = useLingui();
  const api = useApi();
  const own = useOwnProfile();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);

  /** True when the picture is stored; what went wrong stands in `error`. */
  async function upload(picture: ImageBitmap, crop: Crop): Promise<boolean> {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setError(null);
    setProgress(0);
    try {
      const { blob, address } = await cropped(picture, crop);
      const { data } = await api.call(
        signUpload,
        { body: { ext: 'jpg', fieldName: 'profilePicture', fileType: 'image/jpeg' } },
        { signal },
      );
      const path = await sendPicture(data.url, blob, { onProgress: setProgress, signal });
      await api.call(editProfile, { body: { picture: path } }, { signal });
      own.patch({ picture: address });
      void own.refresh();
      toast.success(t`Profile picture changed`);
      return true;
    } catch (failure) {
      if ((failure as Error).name !== 'AbortError') setError(wordsOf(failure));
      return false;
    } finally {
      setProgress(null);
    }
  }

  async function remove(): Promise<void> {
    try {
      await api.call(editProfile, { body: { picture: null } });
    } catch (failure) {
      toast.error(t`Error while updating profile`);
      throw failure;
    }
    own.patch({ picture: null });
    void own.refresh();
    toast.success(t`Profile picture removed`);
  }

  return { upload, remove, cancel: () => abort.current?.abort(), progress, error };
}
