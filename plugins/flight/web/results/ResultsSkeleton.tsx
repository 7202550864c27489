import { useLingui } from '@lingui/react/macro';
import { Card } from '@/core/ui/Card';
import { Stack } from '@/core/ui/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/Skeleton';
import * as css from './FlightCard.css';

const Leg = () => (
  <div className={css.leg}>
    <span className={css.mark}>
      <Skeleton shape="block" height={32} />
    </span>
    <span className={css.times}>
      <Skeleton width="3/4" />
    </span>
    <span className={css.airline}>
      <Skeleton width="1/2" />
    </span>
    <span className={css.duration}>
      <Skeleton width="3/4" />
    </span>
    <span className={css.stops}>
      <Skeleton width="3/4" />
    </span>
  </div>
);

/** Cards of the geometry that the found flights will have, so that nothing jumps. */
export function ResultsSkeleton({ legs, rows = 6 }: { legs: number; rows?: number }) {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Searching flights`}>
      <Stack gap={12}>
        {Array.from({ length: rows }, (_, row) => (
          <Card key={row}>
            <div className={css.card}>
              <div className={css.legs}>
                {Array.from({ length: legs }, (_, leg) => (
                  <Leg key={leg} />
                ))}
                <Skeleton width="1/2" />
              </div>
              <div className={css.price}>
                <Stack gap={8}>
                  <Skeleton width="1/2" />
                  <Skeleton width="3/4" />
                </Stack>
                <Skeleton shape="block" height={40} />
              </div>
            </div>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
