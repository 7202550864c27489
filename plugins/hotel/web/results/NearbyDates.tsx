import { Trans, useLingui } from '@lingui/react/macro';
import { linkTo } from '@/core/address/link';
import { useFormat } from '@/core/i18n/use-format';
import { callOf, useCall } from '@/core/query/call';
import { useClientId } from '@/core/selling/client/state';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Amount } from '@/core/ui/content/Amount';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { nearbyStays } from '../../contract';
import { useSearchBody } from '../find/use-correlation';
import { fillCriteria, RESULTS, type Criteria } from '../search/criteria';
import * as css from './NearbyDates.css';

const FRESH_FOR = 15 * 60_000;

/** What the same stay costs at least some days earlier and later; a press searches those days. */
export function NearbyDates({ criteria }: { criteria: Criteria }) {
  const { t } = useLingui();
  const format = useFormat();
  const filled = fillCriteria(criteria);
  const search = useSearchBody(criteria);
  const days = filled.flexible;
  const { data } = useCall(search && days > 0 ? callOf(nearbyStays, { body: { search, days } }) : null, {
    keyedBy: useClientId(),
    staleTime: FRESH_FOR,
  });
  if (days === 0) return null;
  if (!data) return <Skeleton shape="block" height={56} />;
  return (
    <nav className={css.strip} aria-label={t`Other dates`}>
      {data.data.map(({ start, end, from }) => {
        const isHere = start === filled.checkIn;
        const dates = `${format.date(start, 'short')} – ${format.date(end, 'short')}`;
        const lowest = from ? <Trans>from {<Amount money={from} />}</Trans> : t`sold out`;
        return (
          <ButtonLink
            key={start}
            {...linkTo(RESULTS, { ...criteria, checkIn: start, checkOut: end })}
            variant={isHere ? 'soft' : 'secondary'}
            aria-current={isHere ? 'true' : undefined}
          >
            <span className={css.day}>
              <span>{dates}</span>
              <span className={css.from}>{lowest}</span>
            </span>
          </ButtonLink>
        );
      })}
    </nav>
  );
}
