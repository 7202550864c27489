import { useLingui } from '@lingui/react/macro';
import { Alert } from '@/core/ui/feedback/Alert';
import { todayLocal } from '@/core/ui/dates/date-range';
import { fillCriteria, type Criteria } from '../search/criteria/criteria';
import { wordsOf } from '@/core/i18n/words-of';
import { DateGridSkeleton } from './DateGridSkeleton';
import { DateGridTable } from './DateGridTable';
import { toGrid, type DatePair } from './grid';
import { useDateGrid } from './use-date-grid';

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
  if (prices.isError)
    return (
      <Alert
        live
        tone="danger"
        title={t`We could not find the prices for these dates`}
        onRetry={() => void prices.refetch()}
        retrying={prices.isFetching}
      >
        {wordsOf(prices.error)}
      </Alert>
    );
  const grid = toGrid(prices.data?.data ?? [], now, todayLocal());
  if (!prices.data) return <DateGridSkeleton grid={grid} />;
  return <DateGridTable grid={grid} onChoose={onChoose} />;
}
