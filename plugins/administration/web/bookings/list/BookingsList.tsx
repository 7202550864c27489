import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Contribution } from '@/core/plugin';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/feedback/Alert';
import { Container, Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { Heading } from '@/core/ui/content/Text';
import * as frame from '@/core/office/page.css';
import { BookingsView } from '../BookingsView';
import { filterOf } from '../filters/list-filter';
import { useListAddress } from '../filters/use-list-address';
import { useRowsAhead } from './use-rows';
import { useSource } from './use-source';

/** One product's list, as soon as its code is there. */
export function BookingsList({ list, slug }: { list: Contribution<'bookings.lists'>; slug: string }) {
  const { t } = useLingui();
  const { _ } = useI18n();
  const title = _(list.title);
  usePageTitle(title);
  const { search } = useListAddress();
  const { data: source, isError, refetch } = useSource(list, useRowsAhead(list.plugin, filterOf(search)));
  return (
    <div className={frame.page}>
      <Container width="wide">
        {source ? (
          <BookingsView list={list} slug={slug} source={source} title={title} />
        ) : (
          <Stack gap={20}>
            <Heading level={1} size={32}>
              {title}
            </Heading>
            {isError ? (
              <Alert
                tone="danger"
                live
                title={t`This list could not be loaded`}
                onRetry={() => void refetch()}
              />
            ) : (
              <SkeletonGroup label={t`Loading the bookings`}>
                <Stack gap={20}>
                  <Skeleton shape="block" height={56} />
                  <Skeleton shape="block" height={80} />
                </Stack>
              </SkeletonGroup>
            )}
          </Stack>
        )}
      </Container>
    </div>
  );
}
