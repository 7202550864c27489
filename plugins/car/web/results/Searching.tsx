import { useLingui } from '@lingui/react/macro';
import { ResultsWaiting } from '@/core/selling/results/ResultsWaiting';
import { SearchStatus } from '@/core/selling/results/SearchStatus';
import * as css from './CarMap.css';
import { CarSkeleton } from './CarSkeleton';
import { SORTS } from './sort';

const nothing = () => undefined;

/** While the rental companies are asked. */
export function Searching() {
  const { t } = useLingui();
  return (
    <ResultsWaiting
      sorts={SORTS.length}
      status={
        <SearchStatus
          count={null}
          searching={t`Searching cars`}
          suppliers={[]}
          found={() => ''}
          done={false}
          onRetry={nothing}
        />
      }
    >
      <div className={css.sides}>
        <CarSkeleton />
      </div>
    </ResultsWaiting>
  );
}
