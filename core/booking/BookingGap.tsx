import { useLingui } from '@lingui/react/macro';
import { messageOf } from '../contract/message-of';
import type { Translate } from '../i18n/server-messages';
import { linkTo } from '../address/link';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { SearchX } from '../ui/icons';
import { Split, Stack } from '../ui/layout';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton';
import { Text } from '../ui/Text';

interface BookingGapProps {
  query: { isFetching: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  translate: Translate;
}

/** Stands where a booking would: while it loads, when it failed or is somebody else's, when there is none. */
export function BookingGap({ query, translate }: BookingGapProps) {
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
      {query.isError && <Text tone="secondary">{translate(messageOf(query.error))}</Text>}
    </EmptyState>
  );
}
