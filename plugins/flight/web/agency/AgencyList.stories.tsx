import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLingui } from '@lingui/react';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { TRIP_TONES } from '@/core/account/trip-tones';
import type { BookingAction, BookingsSource } from '@/core/plugin';
import { Badge, Status } from '@/core/ui/Badge';
import { IconButton } from '@/core/ui/Button';
import { Ellipsis } from '@/core/ui/icons';
import { Inline } from '@/core/ui/layout';
import { Menu } from '@/core/ui/Menu';
import { Table } from '@/core/ui/Table';
import { ToastRegion } from '@/core/ui/ToastRegion';
import { agencyCancelVoidBooking, getAgencyPenalty, issueTicket, type AgencyFlightRow } from '../../contract';
import { replaceFlight } from '../booking/tickets';
import { usd } from '../fixtures';
import { AGENCY_ROW, TERMS } from '../fixtures-after';
import { Stage } from '../stage';
import { PASSING_LABELS, STATUS_LABELS } from '../statuses';
import bookings from './bookings';

const source = bookings as unknown as BookingsSource<AgencyFlightRow>;
const unticketed: AgencyFlightRow = {
  ...AGENCY_ROW,
  vmid: 'vm_2',
  bookingId: 'bkg_2',
  recordLocator: 'M2QX7P',
  bookingStatus: 'Booked',
  ticketNumbers: [],
  canTicket: true,
};
const rows: AgencyFlightRow[] = [
  { ...AGENCY_ROW, needsAction: true },
  unticketed,
  {
    ...AGENCY_ROW,
    vmid: 'vm_3',
    recordLocator: 'R8KD2A',
    state: 'reserved',
    bookingStatus: 'Booked',
    ticketNumbers: [],
  },
  {
    ...AGENCY_ROW,
    vmid: 'vm_4',
    recordLocator: 'J5TTW1',
    state: 'cancelled',
    bookingStatus: 'Cancelled',
    penaltyAmount: usd(50),
    canCancel: false,
  },
];
const answers = {
  [issueTicket.path]: {
    data: { ...unticketed, bookingStatus: 'Ticketed', ticketNumbers: ['047-1'], canTicket: false },
    message: 'Your booking is ticketed successfully. Your PNR will get sent via email within 30 minutes.',
  },
  [getAgencyPenalty.path]: { data: TERMS.void },
  [agencyCancelVoidBooking.path]: {
    data: { ...AGENCY_ROW, bookingStatus: 'Cancelled', state: 'cancelled', canCancel: false },
    message: 'Flight cancelled successfully',
  },
};

/** Draws the contribution as the back office does: its columns, its words, and what can be done with a row. */
function List() {
  const { _ } = useLingui();
  const [shown, setShown] = useState(rows);
  const [running, setRunning] = useState<{
    action: BookingAction<AgencyFlightRow>;
    row: AgencyFlightRow;
  } | null>(null);
  const labels = { ...STATUS_LABELS, ...PASSING_LABELS };
  return (
    <>
      <ToastRegion />
      <Table
        caption="Flight bookings"
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
            cell: (row: AgencyFlightRow) => {
              if (column.id !== 'booking-status') return column.text(row);
              const { word, state } = source.statusOf(row);
              const label = labels[word as keyof typeof labels];
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
            cell: (row: AgencyFlightRow) => {
              const actions = source.actions.filter(({ appliesTo }) => appliesTo(row));
              if (actions.length === 0) return null;
              const name = `Actions for ${row.recordLocator ?? row.bookingId}`;
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
          key={`${running.action.id}-${running.row.vmid}`}
          {...running}
          onDone={(replaced) => {
            setRunning(null);
            if (replaced) setShown((now) => replaceFlight(now, replaced));
          }}
        />
      )}
    </>
  );
}

function Run({
  action,
  row,
  onDone,
}: {
  action: BookingAction<AgencyFlightRow>;
  row: AgencyFlightRow;
  onDone: (replaced: AgencyFlightRow | null) => void;
}) {
  const Action = useMemo(
    () =>
      lazy(
        action.component as () => Promise<{
          default: ComponentType<{ row: AgencyFlightRow; onDone: typeof onDone }>;
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

const meta = {
  title: 'Plugins/Flight/Agency list',
  component: List,
  decorators: [
    (Story) => (
      <Stage answers={answers}>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

/** R438 */
export const Rows: Story = {};
