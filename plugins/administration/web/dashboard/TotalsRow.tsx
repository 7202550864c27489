import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { TextLink } from '@/core/ui/ButtonLink';
import { Skeleton } from '@/core/ui/Skeleton';
import * as css from './dashboard.css';
import type { Overview, Totals } from './overview';

const LISTS = {
  upcoming: { when: 'upcoming', page: 1 },
  confirmed: { when: 'all', state: 'confirmed', page: 1 },
  bookings: { when: 'all', page: 1 },
  cancelled: { when: 'all', state: 'cancelled', page: 1 },
} as const satisfies Record<keyof Totals, object>;

/** The four totals; each leads to the bookings it counts. */
export function TotalsRow({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels: Record<keyof Totals, string> = {
    upcoming: t`Upcoming trips`,
    confirmed: t`Total confirmed bookings`,
    bookings: t`Total bookings`,
    cancelled: t`Cancelled bookings`,
  };
  return (
    <dl className={css.totals} aria-busy={overview.status === 'loading' || undefined}>
      {(Object.keys(labels) as (keyof Totals)[]).map((id) => (
        <div key={id} className={css.total}>
          <dt className={css.totalLabel}>
            <TextLink to="/mytrip" search={LISTS[id]} quiet>
              {labels[id]}
            </TextLink>
          </dt>
          <dd className={css.totalValue}>
            {overview.status === 'loading' ? (
              <Skeleton width="1/4" height={32} />
            ) : overview.status === 'ready' ? (
              format.number(overview.totals[id])
            ) : (
              <span aria-label={t`Unknown`}>–</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
