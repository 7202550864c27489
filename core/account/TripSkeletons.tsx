import { useLingui } from '@lingui/react/macro';
import { Card } from '../ui/content/Card';
import { Inline, Stack } from '../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton';
import * as css from './Trips.css';

/** A month with three trips, in their final size. */
export function TripSkeletons() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your trips`}>
      <div className={css.month}>
        <div className={css.monthName}>
          <Skeleton width="1/2" height={24} />
        </div>
        <Stack gap={16}>
          {[1, 2, 3].map((place) => (
            <Card key={place}>
              <Inline justify="between" align="start" wrap={false}>
                <span className={css.skeletonWords}>
                  <Skeleton width="1/2" height={24} />
                  <Skeleton width="3/4" height={20} />
                  <Skeleton width="1/3" height={20} />
                </span>
                <span className={css.skeletonPrice}>
                  <Skeleton height={24} />
                </span>
              </Inline>
            </Card>
          ))}
        </Stack>
      </div>
    </SkeletonGroup>
  );
}
