import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { TRIP_TONES } from '../selling/after-sale/trips/trip-tones';
import type { BookingAction, BookingsSource } from '../plugin';
import { Badge, Status } from '../ui/content/Badge';
import { IconButton } from '../ui/actions/Button';
import { Ellipsis } from '../ui/pictures/icons';
import { Inline } from '../ui/content/layout';
import { Menu } from '../ui/actions/Menu';
import { Table } from '../ui/tables/Table';
import { ToastRegion } from '../ui/feedback/ToastRegion';

interface BookingsListStageProps<Row> {
  title: string;
  source: BookingsSource<Row>;
  rows: readonly Row[];
  statuses: Readonly<Record<string, MessageDescriptor>>;
}

/** Draws a product's list of bookings for stories: its columns, its words, and what can be done with a row. */
export function BookingsListStage<Row>({ title, source, rows, statuses }: BookingsListStageProps<Row>) {
  const { _ } = useLingui();
  const [shown, setShown] = useState(rows);
  const [running, setRunning] = useState<{
    action: BookingAction<Row>;
    row: Row;
  } | null>(null);
  return (
    <>
      <ToastRegion />
      <Table
        caption={title}
        rows={shown}
        rowKey={source.keyOf}
        narrow="cards"
        stickyFirstColumn
        columns={[
          ...source.columns.map((column) => ({
            id: column.id,
            header: _(column.header),
            align: column.align,
            priority: column.priority,
            cell: (row: Row) => {
              if (column.id !== 'booking-status') return column.text(row);
              const { word, state } = source.statusOf(row);
              const label = statuses[word];
              return (
                <Inline gap={8}>
                  <Status tone={TRIP_TONES[state]}>{label ? _(label) : word}</Status>
                  {source.needsAction?.(row) && <Badge tone="warning">Action needed</Badge>}
                </Inline>
              );
            },
          })),
          {
            id: 'actions',
            header: 'Actions',
            hideHeader: true,
            cell: (row: Row) => {
              const actions = source.actions.filter(({ appliesTo }) => appliesTo(row));
              if (actions.length === 0) return null;
              const name = `Actions for ${source.columns[0]!.text(row)}`;
              return (
                <Menu
                  label={name}
                  align="end"
                  trigger={<IconButton icon={Ellipsis} label={name} size="small" />}
                  items={actions.map((action) => ({
                    id: action.id,
                    label: _(action.label),
                    tone: action.tone,
                    onSelect: () => setRunning({ action, row }),
                  }))}
                />
              );
            },
          },
        ]}
      />
      {running && (
        <Run
          key={`${running.action.id}-${source.keyOf(running.row)}`}
          {...running}
          onDone={(replaced) => {
            setRunning(null);
            if (replaced)
              setShown((now) =>
                now.map((row) => (source.keyOf(row) === source.keyOf(replaced) ? replaced : row)),
              );
          }}
        />
      )}
    </>
  );
}

function Run<Row>({
  action,
  row,
  onDone,
}: {
  action: BookingAction<Row>;
  row: Row;
  onDone: (replaced: Row | null) => void;
}) {
  const Action = useMemo(
    () =>
      lazy(
        action.component as () => Promise<{
          default: ComponentType<{ row: Row; onDone: typeof onDone }>;
        }>,
      ),
    [action],
  );
  return (
    <Suspense fallback={null}>
      <Action row={row} onDone={onDone} />
    </Suspense>
  );
}
