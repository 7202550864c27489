import { Show, Split, Stack } from '@/core/ui/layout';
import { Skeleton } from '@/core/ui/Skeleton';
import { ResultsSkeleton } from './ResultsSkeleton';
import type { SearchState } from './search-state';
import * as css from './Searching.css';
import { SearchStatus } from './SearchStatus';
import { SORTS } from './sort';

const nothing = () => undefined;

/** Groups of filters in view on a desktop. */
const GROUPS = [4, 1, 2, 2, 4];

/** While the suppliers are asked: who is, above cards of the final geometry (rules 6 and 26). */
export function Searching({ search, legs }: { search: SearchState; legs: number }) {
  return (
    <Split
      side="start"
      width="narrow"
      aside={
        <Show from="desktop">
          <Stack gap={40} aria-hidden>
            {GROUPS.map((lines, group) => (
              <Stack gap={12} key={group}>
                <Skeleton width="1/3" />
                <Skeleton lines={lines} />
              </Stack>
            ))}
          </Stack>
        </Show>
      }
    >
      <Stack gap={16}>
        <div className={css.tabs} aria-hidden>
          {SORTS.map((sort) => (
            <span key={sort} className={css.tab}>
              <Skeleton width="1/2" />
              <Skeleton width="3/4" />
            </span>
          ))}
        </div>
        <Show until="desktop">
          <div className={css.filters} aria-hidden>
            <Skeleton shape="block" height={40} />
          </div>
        </Show>
        <SearchStatus search={search} onRetry={nothing} />
        <ResultsSkeleton legs={legs} />
      </Stack>
    </Split>
  );
}
