import { useLingui } from '@lingui/react/macro';
import { wordsOf } from '../../i18n/words-of';
import { linkTo } from '../../address/link';
import { Button } from '../../ui/actions/Button';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Card } from '../../ui/content/Card';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SearchX } from '../../ui/pictures/icons';
import { Split, Stack } from '../../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { Text } from '../../ui/content/Text';

interface BookingGapProps {
  query: { isFetching: boolean; isError: boolean; error: unknown; refetch: () => unknown };
}

/** Stands where a booking would: while it loads, when it failed or is somebody else's, when there is none. */
export function BookingGap({ query }: BookingGapProps) {
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
      {query.isError && <Text tone="secondary">{wordsOf(query.error)}</Text>}
    </EmptyState>
  );
}
