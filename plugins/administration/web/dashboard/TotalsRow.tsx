import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { useAgency } from '@/core/tenant/agency';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Inline, Stack } from '@/core/ui/content/layout';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { Change } from '@/core/ui/content/StatTile';
import { Text } from '@/core/ui/content/Text';
import type { Dashboard, DashboardPeriod } from '../../contract/dashboard';
import type { BookingsSearch } from '../addresses';
import * as css from './dashboard.css';
import { changeOf, type Overview } from './overview';
import { useLists } from './use-lists';

type Totals = Dashboard['totals'];

/** What a list can show of a total; of the others it knows no such status. */
const LISTS: Partial<Record<keyof Totals, BookingsSearch>> = { upcoming: { when: 'upcoming' }, bookings: {} };

interface TotalsRowProps {
  overview: Overview;
  period: DashboardPeriod;
  onPeriod: (period: DashboardPeriod) => void;
}

/**
 * The totals of R358 in the chosen period, beside the one before. Where one product is sold, what its list can show leads
 * there.
 */
export function TotalsRow({ overview, period, onPeriod }: TotalsRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { linkOf } = useLists();
  const { currency } = useAgency();
  const isReady = overview.status === 'ready';
  const counts = isReady ? overview.data.counts : [];
  const only = counts.length === 1 ? counts[0]!.product : null;
  const from = isReady ? overview.data.spans[0]?.from : undefined;
  const labels: Record<keyof Totals, string> = {
    upcoming: t`Upcoming trips`,
    confirmed: t`Total confirmed bookings`,
    bookings: t`Total bookings`,
    cancelled: t`Cancelled bookings`,
    sales: t`Total sales`,
    commission: t`Total commission`,
  };
  const sums = (amounts: Totals['sales']) => (amounts.length > 0 ? amounts : [{ amount: 0, currency }]);
  const value = (id: keyof Totals, totals: Totals): ReactNode =>
    id !== 'commission' && id !== 'sales'
      ? format.number(totals[id])
      : sums(totals[id]).map((sum) => (
          <span key={sum.currency} className={css.sum}>
            {format.money(sum, { own: true, cents: 'auto' })}
          </span>
        ));
  return (
    <Stack gap={12}>
      <Inline justify="between" gap={12}>
        <Text size={14} tone="secondary">
          {period === '30d'
            ? t`The last 30 days, compared with the 30 days before; all upcoming trips are shown.`
            : t`The last 12 months, compared with the same period a year earlier; all upcoming trips are shown.`}
        </Text>
        <SegmentedControl
          label={t`Period`}
          value={period}
          onChange={onPeriod}
          options={[
            { value: '30d', label: t`30 days` },
            { value: '12m', label: t`12 months` },
          ]}
        />
      </Inline>
      <dl className={css.totals} aria-busy={overview.status === 'loading' || undefined}>
        {(Object.keys(labels) as (keyof Totals)[]).map((id) => {
          const isMoney = id === 'commission' || id === 'sales';
          const ofPeriod = id === 'upcoming' || !from ? {} : { from };
          const link = only && LISTS[id] ? linkOf(only, { ...LISTS[id], ...ofPeriod }) : null;
          const change = isReady
            ? changeOf(overview.data, id, isMoney ? sums(overview.data.totals[id])[0]!.currency : undefined)
            : null;
          return (
            <div key={id} className={css.total}>
              <dt className={css.totalLabel}>
                {link ? (
                  <TextLink {...link} quiet>
                    {labels[id]}
                  </TextLink>
                ) : (
                  labels[id]
                )}
              </dt>
              <dd className={isMoney && isReady ? css.totalMoney : css.totalValue}>
                {overview.status === 'loading' ? (
                  <Skeleton width="1/4" height={32} />
                ) : isReady ? (
                  value(id, overview.data.totals)
                ) : (
                  <span aria-label={t`Unknown`}>–</span>
                )}
              </dd>
              <dd className={css.totalChange}>
                {change !== null && <Change by={change} goodWhen={id === 'cancelled' ? 'down' : 'up'} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </Stack>
  );
}
