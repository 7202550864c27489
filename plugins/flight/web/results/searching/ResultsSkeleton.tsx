import { useLingui } from '@lingui/react/macro';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import * as css from '../card/FlightCard.css';

/** A bar as high as the line of words that it stands for. */
const Line = ({ size, width }: { size: keyof typeof css.ghost; width: '3/4' | '1/2' | '1/3' }) => (
  <span className={css.ghost[size]}>
    <Skeleton width={width} />
  </span>
);

const Leg = ({ dated }: { dated: boolean }) => (
  <div className={css.legBlock}>
    {dated && <Line size="small" width="1/3" />}
    <div className={css.leg}>
      <span className={css.mark}>
        <Skeleton shape="block" height={32} />
      </span>
      <span className={css.times}>
        <Line size="times" width="1/2" />
      </span>
      <span className={css.airline}>
        <Line size="words" width="1/3" />
      </span>
      <span className={css.duration}>
        <Line size="words" width="3/4" />
      </span>
      <span className={css.stops}>
        <Line size="words" width="3/4" />
      </span>
      <span className={css.layoverPhone}>
        <Line size="words" width="3/4" />
      </span>
    </div>
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
                  <Leg key={leg} dated={legs > 2} />
                ))}
                <Line size="facts" width="1/3" />
              </div>
              <div className={css.price}>
                <div className={css.amount}>
                  <Line size="price" width="1/2" />
                  <Line size="small" width="3/4" />
                </div>
                <Skeleton shape="block" height={40} />
              </div>
            </div>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
