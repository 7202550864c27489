import { useState } from 'react';
import { classes } from '../content/box';
import { Scene, type SceneKind, type SceneTime } from '../scene/Scene';
import * as css from '../scene/Scene.css';

export interface PictureProps {
  /** A supplier's or an agency's picture always wins over a drawn one. */
  src?: string | null;
  /** Widths of the same picture, and how wide it is drawn, as `srcset` and `sizes` want them. */
  srcSet?: string | null;
  sizes?: string;
  /** What the picture shows; empty for decoration. */
  alt: string;
  seed: string;
  kind?: SceneKind;
  time?: SceneTime;
  ratio?: keyof typeof css.ratio;
  /** Loads at once: for what is seen first. */
  eager?: boolean;
}

/** A photograph where there is one, else a scene drawn from the seed. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, alt, seed, kind, time, ratio = 'wide', eager = false } = props;
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src)
    return <Scene seed={seed} kind={kind} time={time} ratio={ratio} label={alt || undefined} />;
  return (
    <div className={classes(css.frame, css.ratio[ratio])}>
      <img
        {...(srcSet && { srcSet, sizes })}
        src={src}
        alt={alt}
        className={css.media}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </div>
  );
}
