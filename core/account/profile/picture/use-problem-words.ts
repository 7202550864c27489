import { useLingui } from '@lingui/react/macro';
import { PictureError, type PictureProblem } from './picture-file';

/** What to tell when a file can't become the picture (R180, R181). */
export function useProblemWords(): (error: unknown) => string {
  const { t } = useLingui();
  const words: Record<PictureProblem, string> = {
    'too-large': t`Maximum image size is 5MB`,
    aborted: t`File reading was aborted`,
    failed: t`File reading has failed`,
    heic: t`HEIC and AVIF pictures can't be used. Save it as JPEG, PNG or WebP and choose it again.`,
    'not-a-picture': t`This file is not a JPEG, PNG or WebP picture.`,
    damaged: t`This picture is damaged and can't be opened.`,
  };
  return (error) => words[error instanceof PictureError ? error.problem : 'failed'];
}
