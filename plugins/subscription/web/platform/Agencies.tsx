import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { wordsOf } from '@/core/i18n/words-of';
import { useFormat } from '@/core/i18n/use-format';
import { useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { ToggleChip } from '@/core/ui/choices/Chip';
import { Status } from '@/core/ui/content/Badge';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { SearchField } from '@/core/ui/fields/SearchField';
import { Building2 } from '@/core/ui/pictures/icons';
import { Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import { listSubscriptions, type SubscribedAgency } from '../../contract/platform';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../contract/subscription';
import type { PlatformSearch } from '../addresses';
import { useStateWords } from '../state/use-state-words';
import { usePlanWords } from '../use-plan-words';
import * as css from './Platform.css';

const PAGE = 20;
/** Milliseconds after the last letter. */
const TYPED_OUT = 300;

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
        <Find value={find ?? ''} onFind={(typed) => narrow({ find: typed || undefined })} />
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
      <Rows
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
                <Button variant="secondary" onClick={() => onAddress({})}>{t`Remove all filters`}</Button>
              )
            }
          >
            {!narrowed && <Trans>Who signs up on the page of prices stands here.</Trans>}
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

/** Part of a name or subdomain, looked for when the typing rests. */
function Find({ value, onFind }: { value: string; onFind: (typed: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onFind(typed.trim()), TYPED_OUT);
    return () => clearTimeout(timer);
    // What stands in the address is what was typed a moment ago.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return (
    <div className={css.find}>
      <SearchField
        label={t`Find an agency`}
        placeholder={t`Name or subdomain`}
        maxLength={60}
        value={typed}
        onChange={setTyped}
        onSubmitSearch={(now) => onFind(now.trim())}
      />
    </div>
  );
}

interface RowsProps {
  rows: readonly SubscribedAgency[];
  loading: boolean;
  error: string | undefined;
  onRetry: () => void;
  empty: React.ReactNode;
}

function Rows({ error, ...rest }: RowsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStateWords();
  const plans = usePlanWords();
  return (
    <Table
      caption={t`Agencies and their subscriptions`}
      rowKey={({ agencyId }) => agencyId}
      {...rest}
      {...(error === undefined ? {} : { error })}
      columns={[
        {
          id: 'agency',
          header: t`Agency`,
          width: 'medium',
          cell: ({ agencyName, origin, domain }) => (
            <Stack gap={0}>
              <Text as="span" weight={550}>
                {agencyName}
              </Text>
              <Text as="span" size={14}>
                <ExternalLink href={origin} quiet>
                  {domain}
                </ExternalLink>
              </Text>
            </Stack>
          ),
        },
        {
          id: 'status',
          header: t`Status`,
          cell: ({ status }) => <Status tone={words.tone(status)}>{words.label(status)}</Status>,
        },
        {
          id: 'plan',
          header: t`Plan`,
          priority: 'medium',
          cell: ({ plan, couponCode }) =>
            plan ? (
              <Stack gap={0}>
                <span>{plans.name({ id: plan })}</span>
                {couponCode && (
                  <Text as="span" size={14} tone="secondary">
                    {couponCode}
                  </Text>
                )}
              </Stack>
            ) : (
              '–'
            ),
        },
        {
          id: 'since',
          header: t`Since`,
          priority: 'medium',
          cell: ({ since }) => format.date(since),
        },
        {
          id: 'next',
          header: t`Next`,
          align: 'end',
          cell: ({ next, due, graceUntil }) =>
            due ? (
              <Stack gap={0}>
                <Text as="span" numeric>
                  {words.money(due)}
                </Text>
                {graceUntil && (
                  <Text as="span" size={14} tone="danger">
                    {t`due, until ${format.date(graceUntil)}`}
                  </Text>
                )}
              </Stack>
            ) : next ? (
              <Stack gap={0}>
                <Text as="span" numeric>
                  {words.money(next.amount)}
                </Text>
                <Text as="span" size={14} tone="secondary">
                  {format.date(next.on)}
                </Text>
              </Stack>
            ) : (
              '–'
            ),
        },
        {
          id: 'paid',
          header: t`Paid so far`,
          align: 'end',
          priority: 'medium',
          cell: ({ paid }) =>
            paid.length > 0 ? (
              <Text as="span" numeric>
                {format.list(paid.map(words.money))}
              </Text>
            ) : (
              '–'
            ),
        },
      ]}
    />
  );
}
