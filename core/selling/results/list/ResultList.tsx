import { useRef, type ReactNode } from 'react';
import * as css from './ResultList.css';
import type { Late } from './late';
import { LateResults } from './LateResults';

interface ResultListProps {
  /** How many results there are and how far the search is. */
  status: ReactNode;
  late: Late | null;
  /** What so many more results are called: "3 more flights". */
  more: (count: number) => string;
  admit: () => void;
  children: ReactNode;
}

/** The place of the list, below the line that says what is in it, and what waits to get into it. */
export function ResultList({ status, late, more, admit, children }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className={css.list}>
      <div className={css.head} data-late={late !== null}>
        <div className={css.status}>{status}</div>
        <LateResults
          late={late}
          more={more}
          onShow={() => {
            admit();
            // The button goes away; reading goes on at the top of the list.
            list.current?.focus({ preventScroll: true });
            list.current?.scrollIntoView({ block: 'start' });
          }}
        />
      </div>
      {children}
    </div>
  );
}
