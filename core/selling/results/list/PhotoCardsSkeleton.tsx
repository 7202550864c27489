import { Card } from '../../../ui/content/Card';
import { Stack } from '../../../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import * as css from './PhotoCard.css';

const Line = ({ width }: { width: 'full' | '3/4' | '1/2' | '1/3' }) => (
  <span className={css.ghost}>
    <Skeleton width={width} />
  </span>
);

/** Cards of the geometry that what is found will have, so that nothing jumps. */
export function PhotoCardsSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={12}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={css.frame}>
            <Card>
              <div className={css.card}>
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
              </div>
            </Card>
          </div>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
