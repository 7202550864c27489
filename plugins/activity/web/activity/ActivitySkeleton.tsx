import { useLingui } from '@lingui/react/macro';
import { Card } from '@/core/ui/content/Card';
import { Split, Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { GallerySkeleton } from '@/core/ui/pictures/Gallery';

/** What an activity's page will look like, until it is found. */
export function ActivitySkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the activity`}>
      <Stack gap={24}>
        <Skeleton width="1/2" height={32} />
        <GallerySkeleton />
        <Split
          aside={
            <Card padding="large">
              <Stack gap={16}>
                <Skeleton width="1/2" />
                <Skeleton shape="block" height={40} />
              </Stack>
            </Card>
          }
        >
          <Stack gap={24}>
            <Skeleton lines={3} />
            <Skeleton shape="block" height={80} />
          </Stack>
        </Split>
      </Stack>
    </SkeletonGroup>
  );
}
