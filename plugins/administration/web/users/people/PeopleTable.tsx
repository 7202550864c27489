import { useLingui } from '@lingui/react/macro';
import { ListTable, type ListTableProps } from '@/core/office/ListTable';
import type { PeopleList } from './use-people';
import { hiddenOf, PAGE_SIZES, sortIn, tableSort } from './address';

interface PeopleTableProps<Row> extends Pick<
  ListTableProps<Row>,
  'caption' | 'columns' | 'selection' | 'empty' | 'actions'
> {
  list: PeopleList<Row>;
}

/** One page of people with its order, its selection and the other pages; all of it is in the address. */
export function PeopleTable<Row extends { _id: string }>({ list, ...rest }: PeopleTableProps<Row>) {
  const { t } = useLingui();
  return (
    <ListTable
      {...rest}
      list={list}
      hidden={hiddenOf(list.address)}
      keyOf={({ _id }) => _id}
      sort={tableSort(list.address)}
      onSortChange={(sort) => list.change(sortIn(sort))}
      unmatched={{ title: t`Nobody was found`, clear: t`Clear filters` }}
      pages={rest.caption}
      sizes={PAGE_SIZES}
    />
  );
}
