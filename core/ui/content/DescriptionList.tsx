import type { ReactNode } from 'react';
import * as css from './DescriptionList.css';

export interface DescriptionListProps {
  items: readonly { id: string; term: ReactNode; value: ReactNode }[];
  layout?: 'rows' | 'columns';
}

/** Facts with their names. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={css.list[layout]}>
      {items.map((item) => (
        <div key={item.id} className={css.item[layout]}>
          <dt className={css.term}>{item.term}</dt>
          <dd className={css.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
