import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@/core/api/error';
import { linkTo } from '@/core/address/link';
import { Failed } from '@/core/query/Failed';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { SearchX } from '@/core/ui/pictures/icons';
import { Container, Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/core/ui/content/Text';
import * as frame from '@/core/office/page.css';

interface PersonGapProps {
  title: string;
  /** Where the list is. */
  list: string;
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** In place of somebody's page while it is asked for, and where it cannot be had. */
export function PersonGap({ title, list, query }: PersonGapProps) {
  const { t } = useLingui();
  const isNobody = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className={frame.page}>
      <Container width="wide">
        {!query.isError && (
          <>
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
            <SkeletonGroup label={t`Loading`}>
              <Stack gap={24}>
                <Skeleton width="1/4" height={40} shape="block" />
                <Skeleton lines={6} />
              </Stack>
            </SkeletonGroup>
          </>
        )}
        {query.isError && isNobody && (
          <EmptyState
            level={1}
            icon={SearchX}
            title={t`There is no one here`}
            action={
              <ButtonLink {...linkTo(list)} variant="secondary">
                {title}
              </ButtonLink>
            }
          >
            <Trans>Perhaps this person has become an agent or a client in the meantime.</Trans>
          </EmptyState>
        )}
        {query.isError && !isNobody && (
          <Stack gap={16}>
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
            <Failed of={query} />
          </Stack>
        )}
      </Container>
    </div>
  );
}
