import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { wordsOf } from '@/core/i18n/words-of';
import { useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { ToggleChip } from '@/core/ui/choices/Chip';
import { Inline, Stack } from '@/core/ui/content/layout';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { LiveSearchField } from '@/core/ui/fields/LiveSearchField';
import { Building2 } from '@/core/ui/pictures/icons';
import { TablePager } from '@/core/ui/tables/TablePager';
import { listSubscriptions } from '../../contract/platform';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../contract/subscription';
import type { PlatformSearch } from '../addresses';
import { useStateWords } from '../state/use-state-words';
import { AgencyRows } from './AgencyRows';
import * as css from './Platform.css';

const PAGE = 20;

interface AgenciesProps {
  address: PlatformSearch;
  onAddress: (search: PlatformSearch) => void;
}

/** All agencies with their subscription: what is due first, narrowed by status and name. */
export function Agencies({ address: { status, find, page = 1 }, onAddress }: AgenciesProps) {
  const { t } = useLingui();
  const words = useStateWords();
  const query = useApiQuery(
    listSubscriptions,
    {
      query: {
        ...(status ? { status } : {}),
        ...(find ? { find } : {}),
        from: (page - 1) * PAGE,
        size: PAGE,
      },
    },
    { placeholderData: keepPreviousData },
  );
  const counts = query.data?.counts ?? {};
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = query.data?.totalCount ?? 0;
  const narrowed = status !== undefined || find !== undefined;
  const narrow = (part: { status?: SubscriptionStatus | undefined; find?: string | undefined }) => {
    const next = { status, find, ...part };
    onAddress({
      ...(next.status ? { status: next.status } : {}),
      ...(next.find ? { find: next.find } : {}),
    });
  };
  return (
    <Stack gap={20}>
      <div className={css.tools} role="search" aria-label={t`Filter the agencies`}>
        <div className={css.find}>
          <LiveSearchField
            label={t`Find an agency`}
            placeholder={t`Name or subdomain`}
            maxLength={60}
            value={find ?? ''}
            onFind={(typed) => narrow({ find: typed || undefined })}
          />
        </div>
        <Inline gap={8}>
          <ToggleChip pressed={!status} onPressedChange={() => narrow({ status: undefined })}>
            {t`All`} · {all}
          </ToggleChip>
          {SUBSCRIPTION_STATUSES.filter((one) => counts[one] || one === status).map((one) => (
            <ToggleChip
              key={one}
              pressed={status === one}
              onPressedChange={(on) => narrow({ status: on ? one : undefined })}
            >
              {words.label(one)} · {counts[one] ?? 0}
            </ToggleChip>
          ))}
        </Inline>
      </div>
      <AgencyRows
        rows={query.data?.data ?? []}
        loading={query.isFetching}
        error={query.isError ? wordsOf(query.error) : undefined}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState
            icon={Building2}
            level={2}
            title={narrowed ? t`No agency matches` : t`There is no agency yet`}
            action={
              narrowed && (
                <Button variant="secondary" onClick={() => onAddress({})}>{t`Clear all filters`}</Button>
              )
            }
          >
            {!narrowed && <Trans>Agencies that sign up on the pricing page appear here.</Trans>}
          </EmptyState>
        }
      />
      {total > PAGE && (
        <TablePager
          page={page}
          pageSize={PAGE}
          total={total}
          onPageChange={(next) =>
            onAddress({
              ...(status ? { status } : {}),
              ...(find ? { find } : {}),
              ...(next > 1 ? { page: next } : {}),
            })
          }
        />
      )}
    </Stack>
  );
}
