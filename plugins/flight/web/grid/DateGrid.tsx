import { useLingui } from '@lingui/react/macro';
import { todayLocal } from '@/core/ui/dates/date-range';
import { fillCriteria, type Criteria } from '../search/criteria/criteria';
import { DateGridTable } from './DateGridTable';
import { toGrid, type DatePair, type Grid } from './grid';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import * as css from './DateGrid.css';
import { DateGridFrame } from './DateGridFrame';
import { useClientId } from '@/core/selling/client/state';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { getDateGrid } from '../../contract';

/** Prices are shown as they are for so long, as those of a search. */
const FRESH_FOR = 15 * 60_000;

/** The lowest prices around the dates of a round trip or of one way, whose places are chosen. */
function useDateGrid(criteria: Criteria) {
  const { trip, from, to, depart, return: back, travellers, cabin } = fillCriteria(criteria);
  return useApiQuery(
    getDateGrid,
    {
      body: {
        origin: from ?? '',
        destination: to ?? '',
        departureDate: depart,
        ...(trip === 'round-trip' && { returnDate: back }),
        travellers,
        cabin,
      },
    },
    {
      enabled: from !== null && to !== null,
      keyedBy: useClientId(),
      staleTime: FRESH_FOR,
      gcTime: FRESH_FOR,
      call: { timeout: 60_000 },
    },
  );
}

interface DateGridProps {
  criteria: Criteria;
  onChoose: (dates: DatePair) => void;
}

/** The lowest prices three days before and after the searched dates. */
export function DateGrid({ criteria, onChoose }: DateGridProps) {
  const { t } = useLingui();
  const prices = useDateGrid(criteria);
  const { trip, depart, return: back } = fillCriteria(criteria);
  const now: DatePair = { depart, return: trip === 'round-trip' ? back : null };
  if (prices.isError) return <Failed of={prices} title={t`We could not find the prices for these dates`} />;
  const grid = toGrid(prices.data?.data ?? [], now, todayLocal());
  if (!prices.data) return <DateGridSkeleton grid={grid} />;
  return <DateGridTable grid={grid} onChoose={onChoose} />;
}

/** The same days while their prices are on the way. */
function DateGridSkeleton({ grid }: { grid: Grid }) {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Finding the lowest prices`}>
      <DateGridFrame
        grid={grid}
        cell={(_, column) => (
          <td key={column} className={css.cell}>
            <span className={css.waiting}>
              <Skeleton width="3/4" />
            </span>
          </td>
        )}
      />
    </SkeletonGroup>
  );
}
