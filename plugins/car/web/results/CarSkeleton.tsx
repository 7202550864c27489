import { useLingui } from '@lingui/react/macro';
import { CardGhosts } from '@/core/selling/results/list/CardParts';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import * as css from './CarCard.css';

/** A bar as high as the line of words that it stands for. */
const Line = ({ size, width }: { size: keyof typeof css.ghost; width: 'full' | '3/4' | '1/2' | '1/3' }) => (
  <span className={css.ghost[size]}>
    <Skeleton width={width} />
  </span>
);

/** Cars that are waited for. */
export function CarSkeleton() {
  const { t } = useLingui();
  return (
    <CardGhosts label={t`Searching cars`} layout={css.card}>
      <div className={css.picture}>
        <div className={css.ghost.picture}>
          <Skeleton shape="block" height={56} />
        </div>
      </div>
      <div className={css.name}>
        <Line size="title" width="1/2" />
        <Line size="words" width="1/3" />
      </div>
      <div className={css.facts}>
        <Line size="words" width="full" />
        <Line size="words" width="3/4" />
      </div>
      <div className={css.terms}>
        {Array.from({ length: 4 }, (_, term) => (
          <Line key={term} size="words" width="3/4" />
        ))}
      </div>
      <div className={css.price}>
        <div className={css.amount}>
          <Line size="price" width="3/4" />
          <Line size="words" width="full" />
        </div>
        <div className={css.ghost.button}>
          <Skeleton shape="block" height={40} />
        </div>
      </div>
    </CardGhosts>
  );
}
