import type { ReactNode } from 'react';
import { Show, Split, Stack } from '../../ui/content/layout';
import { Skeleton } from '../../ui/feedback/Skeleton';
import * as css from './ResultsWaiting.css';

/** Groups of filters in view on a desktop. */
const GROUPS = [4, 1, 2, 2, 4];

interface ResultsWaitingProps {
  /** How many orders there will be. */
  sorts: number;
  /** Lines that an order's detail takes on a phone. */
  lines?: 1 | 2;
  /** What is known of the search so far. */
  status: ReactNode;
  /** Cards of the geometry that the results will have, so that nothing jumps. */
  children: ReactNode;
}

/** While the suppliers are asked: who is, above cards of the final geometry (rules 6 and 26). */
export function ResultsWaiting({ sorts, lines = 1, status, children }: ResultsWaitingProps) {
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
        <div className={css.tabs} data-lines={lines} aria-hidden>
          {Array.from({ length: sorts }, (_, sort) => (
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
        {status}
        {children}
      </Stack>
    </Split>
  );
}
