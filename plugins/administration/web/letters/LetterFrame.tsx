import { useLingui } from '@lingui/react/macro';
import * as css from './letters.css';

export type LetterWidth = 'desktop' | 'phone';

interface Props {
  /** Path of the letter as HTML. */
  page: string;
  subject: string;
  width: LetterWidth;
}

/** The letter in a frame where nothing runs; what is pressed in it opens a window of its own. */
export function LetterFrame({ page, subject, width }: Props) {
  const { t } = useLingui();
  return (
    <div className={css.ground}>
      <iframe
        title={t`Email: ${subject}`}
        src={page}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className={width === 'phone' ? css.framePhone : css.frame}
      />
    </div>
  );
}
