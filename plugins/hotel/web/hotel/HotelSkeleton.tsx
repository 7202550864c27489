import { useLingui } from '@lingui/react/macro';
import { GallerySkeleton } from '@/core/ui/pictures/Gallery';
import { Card } from '@/core/ui/content/Card';
import { Split, Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';

/** Rooms with their rates, until they are there. */
export const RoomsSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Stack gap={16}>
      <Skeleton width="1/3" height={32} />
      {[0, 1].map((room) => (
        <Card key={room}>
          <Stack gap={16}>
            <Skeleton width="1/4" />
            <Skeleton shape="block" height={80} />
            <Skeleton shape="block" height={80} />
          </Stack>
        </Card>
      ))}
    </Stack>
  </SkeletonGroup>
);

/** What a property's page will look like, until it is found. */
export function HotelSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the hotel`}>
      <Stack gap={24}>
        <Stack gap={12}>
          <Skeleton width="1/4" />
          <Skeleton width="1/2" height={32} />
          <Skeleton width="1/3" />
        </Stack>
        <GallerySkeleton />
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
          <Stack gap={24}>
            <Skeleton lines={3} />
            <Skeleton shape="block" height={80} />
            <Skeleton shape="block" height={80} />
          </Stack>
        </Split>
      </Stack>
    </SkeletonGroup>
  );
}
