import { Skeleton } from '../../../ui/feedback/Skeleton';
import { CardGhosts } from './CardParts';
import * as css from './PhotoCard.css';

const Line = ({ width }: { width: 'full' | '3/4' | '1/2' | '1/3' }) => (
  <span className={css.ghost}>
    <Skeleton width={width} />
  </span>
);

/** Cards with photos that are waited for. */
export const PhotoCardsSkeleton = ({ label }: { label: string }) => (
  <CardGhosts label={label}>
    <div className={css.picture}>
      <span className={css.ghostPicture}>
        <Skeleton shape="block" />
      </span>
    </div>
    <div className={css.name}>
      <Line width="1/2" />
      <Line width="1/3" />
      <Line width="3/4" />
    </div>
    <div className={css.terms}>
      <Line width="3/4" />
      <Line width="1/2" />
      <Line width="3/4" />
    </div>
    <div className={css.price}>
      <Line width="3/4" />
      <Skeleton shape="block" height={40} />
    </div>
  </CardGhosts>
);
