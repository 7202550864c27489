import { useRef, type ReactNode } from 'react';
import * as css from './ResultList.css';
import type { Late } from './late';
import { LateResults } from './LateResults';

interface ResultListProps {
  late: Late | null;
  more: (count: number) => string;
  admit: () => void;
  children: ReactNode;
}

/** The place of the list, with what asks before late results move it. */
export function ResultList({ late, more, admit, children }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className={css.list}>
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
      {children}
    </div>
  );
}
