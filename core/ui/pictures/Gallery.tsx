import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../actions/Button';
import { classes } from '../content/box';
import { Text } from '../content/Text';
import { Dialog } from '../overlays/Dialog';
import { useBackCloses } from '../overlays/use-back-closes';
import type { Photo } from './CardPictures';
import * as css from './Gallery.css';
import { Image } from './icons';
import { Picture } from './Picture';

/** In the grid of wide screens. */
const IN_GRID = 5;
const WIDTHS = { first: '(min-width: 820px) 50vw, 86vw', other: '(min-width: 820px) 25vw, 86vw' };

interface GalleryProps {
  /** What all of them are of. */
  name: string;
  /** `alt` is read beside each where all are shown: it says what the picture shows. */
  photos: readonly Photo[];
  /** Of what is drawn where there is no picture. */
  seed: string;
}

/** The pictures of one thing: the first large, a phone swipes through them, all of them on demand with what they show. */
export function Gallery({ name, photos, seed }: GalleryProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  if (photos.length === 0)
    return (
      <div className={css.rounded}>
        <Picture src={null} alt="" seed={seed} ratio="hero" />
      </div>
    );
  return (
    <div className={css.frame}>
      <div className={css.gallery}>
        {photos.map(({ src, srcSet, alt }, at) => (
          <button
            key={src}
            type="button"
            className={classes(css.shot, at >= IN_GRID && css.beyond)}
            aria-label={t`${alt}: open all pictures`}
            onClick={() => setOpen(true)}
          >
            <Picture
              {...{ src, srcSet }}
              sizes={at === 0 ? WIDTHS.first : WIDTHS.other}
              alt=""
              seed={`${seed}${at}`}
              ratio="fill"
              eager={at === 0}
            />
          </button>
        ))}
      </div>
      <div className={css.all}>
        <Button variant="secondary" size="small" icon={Image} onClick={() => setOpen(true)}>
          {plural(photos.length, { one: '# picture', other: '# pictures' })}
        </Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={name} size="large">
        <div className={css.shots}>
          {photos.map(({ src, srcSet, alt }, at) => (
            <figure key={src} className={css.framed}>
              <div className={css.rounded}>
                <Picture {...{ src, srcSet, alt }} sizes={WIDTHS.first} seed={`${seed}${at}`} ratio="card" />
              </div>
              <Text as="figcaption" size={14} tone="secondary">
                {alt}
              </Text>
            </figure>
          ))}
        </div>
      </Dialog>
    </div>
  );
}

/** Where the pictures will be. */
export const GallerySkeleton = () => (
  <div className={css.gallery}>
    {Array.from({ length: IN_GRID }, (_, at) => (
      <span key={at} className={css.shot} />
    ))}
  </div>
);
