import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './VirtualList.css';

interface VirtualListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Pixels that a row usually takes, with the gap below it. */
  usual: number;
  children: (row: Row) => ReactNode;
}

/** A long list of which only the rows in view are drawn; the window scrolls it (rule 13 of the experience guide). */
export function VirtualList<Row>({ label, rows, rowKey, usual, children }: VirtualListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, [rows]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usual,
    getItemKey: (index) => rowKey(rows[index]!),
    // Without a layout, as for whoever only reads along, a row has no height; it takes what is usual.
    measureElement: (element) => element.getBoundingClientRect().height || usual,
    overscan: 4,
    scrollMargin: top,
  });
  const drawn = virtual.getVirtualItems();
  const before = (drawn[0]?.start ?? top) - top;
  const after = Math.max(0, virtual.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top));
  return (
    <ul
      ref={list}
      aria-label={label}
      className={css.list}
      style={{ paddingBlockStart: before, paddingBlockEnd: after }}
    >
      {drawn.map(({ index, key }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          className={css.row}
        >
          {children(rows[index]!)}
        </li>
      ))}
    </ul>
  );
}
