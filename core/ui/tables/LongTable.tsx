import { useVirtualizer } from '@tanstack/react-virtual';
import { type DrawnRows, Table, type TableProps, type UseDrawnRows } from './Table';

const useRowsInView: UseDrawnRows = ({ frame, count, keyOf, density }): DrawnRows => {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => (density === 'compact' ? 37 : 49),
    getItemKey: keyOf,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  return {
    indices: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
};

/** A table that draws only the rows in view, for hundreds and thousands. It scrolls in its own frame. */
export const LongTable = <Row,>(props: Omit<TableProps<Row>, 'useDrawnRows'>) => (
  <Table {...props} useDrawnRows={useRowsInView} />
);
