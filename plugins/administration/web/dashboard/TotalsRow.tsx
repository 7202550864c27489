import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { useAgency } from '@/core/tenant/agency';
import { TextLink } from '@/core/ui/ButtonLink';
import { Skeleton } from '@/core/ui/Skeleton';
import type { Dashboard } from '../../contract/dashboard';
import type { BookingsSearch } from '../addresses';
import * as css from './dashboard.css';
import type { Overview } from './overview';
import { useLists } from './use-lists';

type Totals = Dashboard['totals'];

/** What a list can show of a total; of the others it knows no such status. */
const LISTS: Partial<Record<keyof Totals, BookingsSearch>> = { upcoming: { when: 'upcoming' }, bookings: {} };

/** The totals of R358. Where one product is sold, what its list can show leads there. */
export function TotalsRow({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const format = useFormat();
  const { linkOf } = useLists();
  const { currency } = useAgency();
  const counts = overview.status === 'ready' ? overview.data.counts : [];
  const only = counts.length === 1 ? counts[0]!.product : null;
  const labels: Record<keyof Totals, string> = {
    upcoming: t`Upcoming trips`,
    confirmed: t`Total confirmed bookings`,
    bookings: t`Total bookings`,
    cancelled: t`Cancelled bookings`,
    commission: t`Total commission`,
  };
  const value = (id: keyof Totals, totals: Totals): ReactNode =>
    id !== 'commission'
      ? format.number(totals[id])
      : (totals.commission.length > 0 ? totals.commission : [{ amount: 0, currency }]).map((sum) => (
          <span key={sum.currency} className={css.sum}>
            {format.money(sum, { own: true, cents: 'auto' })}
          </span>
        ));
  return (
    <dl className={css.totals} aria-busy={overview.status === 'loading' || undefined}>
      {(Object.keys(labels) as (keyof Totals)[]).map((id) => {
        const link = only && LISTS[id] ? linkOf(only, LISTS[id]) : null;
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
            <dd
              className={id === 'commission' && overview.status === 'ready' ? css.totalMoney : css.totalValue}
            >
              {overview.status === 'loading' ? (
                <Skeleton width="1/4" height={32} />
              ) : overview.status === 'ready' ? (
                value(id, overview.data.totals)
              ) : (
                <span aria-label={t`Unknown`}>–</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
