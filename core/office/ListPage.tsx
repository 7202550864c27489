import { ListTable, type ListTableProps } from './ListTable';
import { OfficePage, type OfficePageProps } from './OfficePage';

interface ListPageProps<Row> extends Omit<ListTableProps<Row>, 'caption'>, Omit<OfficePageProps, 'children'> {
  /** Between heading and list: filters, and what was said about the whole list. */
  children?: OfficePageProps['children'];
}

/** A page that is a list. Loaded with pages that are one, so that others do without tables. */
export function ListPage<Row>({ title, note, buttons, children, ...list }: ListPageProps<Row>) {
  return (
    <OfficePage title={title} note={note} buttons={buttons}>
      {children}
      <ListTable caption={title} {...list} />
    </OfficePage>
  );
}
