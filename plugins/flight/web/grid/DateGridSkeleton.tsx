import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import * as css from './DateGrid.css';
import { DateGridFrame } from './DateGridFrame';
import type { Grid } from './grid';

/** The same days while their prices are on the way. */
export function DateGridSkeleton({ grid }: { grid: Grid }) {
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
