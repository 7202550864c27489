import type { ReactNode } from 'react';
import { Stack } from '../../ui/content/layout';
import { Picture } from '../../ui/pictures/Picture';
import * as css from './PhotoHead.css';

interface PhotoHeadProps {
  src: string | null;
  /** What is drawn in its place is drawn of it. */
  seed: string;
  children: ReactNode;
}

/** What is bought, its picture beside it. */
export const PhotoHead = ({ src, seed, children }: PhotoHeadProps) => (
  <div className={css.head}>
    <div className={css.picture}>
      <Picture src={src} alt="" seed={seed} ratio="card" eager />
    </div>
    <Stack gap={4}>{children}</Stack>
  </div>
);
