import { memo, useId } from 'react';
import { classes } from '../content/box';
import type { SceneKind, SceneTime } from './drawing/kinds';
import { SceneDrawing } from './drawing/SceneDrawing';
import * as css from './Scene.css';

export { type SceneKind, type SceneTime, sceneFor, timeFor } from './drawing/kinds';

export interface SceneProps {
  /** The same seed draws the same picture: use the place's name or code. */
  seed: string;
  kind?: SceneKind;
  time?: SceneTime;
  ratio?: keyof typeof css.ratio;
  /** Decoration unless it is named. */
  label?: string;
}

/** A drawn picture of a place, for when there is no photograph. */
export const Scene = memo(function Scene({ seed, kind, time, ratio = 'wide', label }: SceneProps) {
  const prefix = useId().replace(/[^\w-]/g, '');
  return (
    <div
      className={classes(css.frame, css.ratio[ratio])}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <SceneDrawing
        seed={seed}
        kind={kind}
        time={time}
        isOpen={ratio === 'hero' || ratio === 'fill'}
        prefix={prefix}
        className={css.media}
      />
    </div>
  );
});
