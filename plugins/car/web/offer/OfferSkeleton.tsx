import { useLingui } from '@lingui/react/macro';
import { Card } from '@/core/ui/content/Card';
import { Split, Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import * as css from './OfferScreen.css';

/** What one car will look like, until its details are there. */
export function OfferSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the car`}>
      <Split
        aside={
          <Card padding="large">
            <Stack gap={16}>
              <Skeleton width="1/2" />
              <Skeleton lines={3} />
              <Skeleton shape="block" height={40} />
            </Stack>
          </Card>
        }
      >
        <Stack gap={32}>
          <div className={css.head}>
            <div className={css.picture}>
              <div className={css.ghost} />
            </div>
            <Stack gap={12}>
              <Skeleton width="1/2" />
              <Skeleton lines={2} />
            </Stack>
          </div>
          {[4, 3, 3].map((lines, index) => (
            <Stack gap={16} key={index}>
              <Skeleton width="1/4" />
              <Skeleton lines={lines} />
            </Stack>
          ))}
        </Stack>
      </Split>
    </SkeletonGroup>
  );
}
