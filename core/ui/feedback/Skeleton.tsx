import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Space } from '@/themes/scale';
import { classes } from '../content/box';
import * as css from './Skeleton.css';
import { VisuallyHidden } from '../content/Text';

export interface SkeletonProps {
  shape?: keyof typeof css.shape;
  width?: keyof typeof css.width;
  /** Height of a block, diameter of a circle. */
  height?: Space;
  /** Lines of text; the last one is shorter. */
  lines?: number;
}

/** A piece of what will stand here, in its final size, so that nothing jumps. */
export function Skeleton({ shape = 'text', width = 'full', height, lines = 1 }: SkeletonProps) {
  if (lines > 1) {
    return (
      <span className={css.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span
            key={line}
            className={classes(css.bone, css.shape.text, css.width[line === lines - 1 ? '3/4' : 'full'])}
          />
        ))}
      </span>
    );
  }
  const measure =
    shape === 'circle'
      ? css.circle[height ?? 40]
      : classes(
          css.width[width],
          shape === 'block' && css.height[height ?? 80],
          shape === 'text' && height !== undefined && css.height[height],
        );
  return <span className={classes(css.bone, css.shape[shape], measure)} aria-hidden="true" />;
}

/** Says once that its content is on the way; the bones inside are silent. */
export function SkeletonGroup({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={css.group} aria-busy="true">
      <VisuallyHidden role="status">{label ?? t`Loading`}</VisuallyHidden>
      {children}
    </div>
  );
}
