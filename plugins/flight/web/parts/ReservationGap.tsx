import { useLingui } from '@lingui/react/macro';
import { messageOf } from '@/core/contract';
import { linkTo } from '@/core/shell/link';
import { Button } from '@/core/ui/Button';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Card } from '@/core/ui/Card';
import { EmptyState } from '@/core/ui/EmptyState';
import { SearchX } from '@/core/ui/icons';
import { Split, Stack } from '@/core/ui/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/Skeleton';
import { Text } from '@/core/ui/Text';
import { translateMessage } from '../server-messages';
import type { useReservation } from './use-reservation';

/** Stands where a booking would: while it loads, when it failed, when there is none. */
export function ReservationGap({ query }: { query: ReturnType<typeof useReservation> }) {
  const { t } = useLingui();
  if (query.isFetching && !query.isError)
    return (
      <SkeletonGroup label={t`Loading your booking`}>
        <Split
          aside={
            <Card padding="large">
              <Skeleton lines={6} />
            </Card>
          }
        >
          <Stack gap={24}>
            <Skeleton width="1/2" height={40} />
            <Card padding="large">
              <Skeleton lines={10} />
            </Card>
          </Stack>
        </Split>
      </SkeletonGroup>
    );
  return (
    <EmptyState
      level={1}
      icon={SearchX}
      title={t`We could not find this booking`}
      action={
        query.isError ? (
          <Button loading={query.isFetching} onClick={() => void query.refetch()}>
            {t`Try again`}
          </Button>
        ) : (
          <ButtonLink {...linkTo('/mytrip')}>{t`My Trips`}</ButtonLink>
        )
      }
    >
      {query.isError && <Text tone="secondary">{translateMessage(messageOf(query.error))}</Text>}
    </EmptyState>
  );
}
