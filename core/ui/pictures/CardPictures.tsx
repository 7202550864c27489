import { useLingui } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';
import { IconButton } from '../actions/Button';
import * as css from './CardPictures.css';
import { Icon } from './Icon';
import { ChevronLeft, ChevronRight, Image } from './icons';

export interface Photo {
  src: string;
  /** Widths of the same picture, as `srcset` wants them. */
  srcSet?: string | null;
  alt: string;
}

interface CardPicturesProps {
  photos: readonly Photo[];
  /** Of what they are, for screen readers: "Pictures of Hotel Sol". */
  label: string;
  /** How wide it is drawn, as `sizes` wants it. */
  sizes?: string;
  /** Loads the first at once: for what is seen first. */
  eager?: boolean;
}

/** The pictures of a card, one at a time: the first is loaded, and the next when somebody turns to it. */
export function CardPictures({ photos, label, sizes = '20rem', eager = false }: CardPicturesProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = photos.filter(({ src }) => !broken.includes(src));
  const photo = shown[Math.min(at, shown.length - 1)];
  const turn = (by: number) => (event: MouseEvent) => {
    event.preventDefault();
    setAt((at + by + shown.length) % shown.length);
  };
  return (
    <div className={css.frame} role="group" aria-label={label}>
      {photo ? (
        <img
          key={photo.src}
          className={css.picture}
          src={photo.src}
          {...(photo.srcSet && { srcSet: photo.srcSet, sizes })}
          alt={photo.alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken([...broken, photo.src])}
        />
      ) : (
        <span className={css.none}>
          <Icon icon={Image} label={t`No picture`} />
        </span>
      )}
      {shown.length > 1 && (
        <>
          <span className={css.back}>
            <IconButton
              icon={ChevronLeft}
              size="small"
              variant="secondary"
              label={t`Previous picture`}
              onClick={turn(-1)}
            />
          </span>
          <span className={css.on}>
            <IconButton
              icon={ChevronRight}
              size="small"
              variant="secondary"
              label={t`Next picture`}
              onClick={turn(1)}
            />
          </span>
          <span className={css.place} aria-hidden="true">
            {Math.min(at, shown.length - 1) + 1} / {shown.length}
          </span>
        </>
      )}
    </div>
  );
}
