import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { OfficePage } from '@/core/office/OfficePage';
import type { Contribution } from '@/core/plugin';
import { Alert } from '@/core/ui/feedback/Alert';
import { Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
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
  const { search } = useListAddress();
  const { data: source, isError, refetch } = useSource(list, useRowsAhead(list.plugin, filterOf(search)));
  if (source) return <BookingsView list={list} slug={slug} source={source} title={title} />;
  return (
    <OfficePage title={title} width="wide">
      {isError ? (
        <Alert tone="danger" live title={t`This list could not be loaded`} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading the bookings`}>
          <Stack gap={20}>
            <Skeleton shape="block" height={56} />
            <Skeleton shape="block" height={80} />
          </Stack>
        </SkeletonGroup>
      )}
    </OfficePage>
  );
}
