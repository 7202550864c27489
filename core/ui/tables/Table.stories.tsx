import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Status } from '../content/Badge';
import { Button, IconButton } from '../actions/Button';
import { ColumnChooser } from './ColumnChooser';
import { EmptyState } from '../feedback/EmptyState';
import { Download, EllipsisVertical, Inbox, Trash2 } from '../pictures/icons';
import { Grow, Inline, Stack } from '../content/layout';
import { Menu } from '../actions/Menu';
import { Price } from '../content/Price';
import { SearchField } from '../fields/SearchField';
import { LongTable } from './LongTable';
import { type Column, type Sort, Table, type TableProps } from './Table';
import { TablePager } from './TablePager';

interface Booking {
  id: string;
  client: string;
  trip: string;
  state: 'Confirmed' | 'Processing' | 'Cancelled';
  amount: number;
}
const NAMES = [
  'Ana Maria Souza',
  'Li Wei',
  'Maximiliane Freifrau von Donaudampfschifffahrtsgesellschaft',
  'Éder Lima',
];
const TRIPS = [
  'São Paulo to Lisbon',
  'Bergen, 4 nights',
  'Palma de Mallorca, 7 nights, half board',
  'Car in Porto',
];
const STATES = ['Confirmed', 'Processing', 'Cancelled', 'Confirmed'] as const;
const make = (count: number): Booking[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `H7K${1000 + index}`,
    client: NAMES[index % 4]!,
    trip: TRIPS[(index * 3) % 4]!,
    state: STATES[index % 4]!,
    amount: index === 2 ? 3_500_000_000 : 21_400 + ((index * 3777) % 90_000),
  }));
const usd = (amount: number) => ({ amount, currency: 'USD' });
const COLUMNS: Column<Booking>[] = [
  { id: 'id', header: 'Locator', cell: (row) => row.id, sortable: true, fixed: true, total: 'Total' },
  { id: 'client', header: 'Client', cell: (row) => row.client, sortable: true, width: 'medium' },
  { id: 'trip', header: 'Trip', cell: (row) => row.trip, width: 'medium' },
  {
    id: 'state',
    header: 'Status',
    cell: (row) => (
      <Status
        tone={row.state === 'Confirmed' ? 'success' : row.state === 'Processing' ? 'progress' : 'neutral'}
      >
        {row.state}
      </Status>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    sortable: true,
    cell: (row) => <Price money={usd(row.amount)} align="end" />,
    total: '$35,004,120.00',
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    fixed: true,
    align: 'end',
    cell: (row) => (
      <Menu
        label={`Actions for ${row.id}`}
        align="end"
        trigger={<IconButton icon={EllipsisVertical} size="small" label={`Actions for ${row.id}`} />}
        items={[
          { id: 'voucher', label: 'Download voucher', icon: Download },
          { id: 'cancel', label: 'Cancel booking', icon: Trash2, tone: 'danger' },
        ]}
      />
    ),
  },
];

const meta = { title: 'Library/Data/Table' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Bookings({ total = 312, ...given }: Partial<TableProps<Booking>> & { total?: number }) {
  const all = make(total);
  const [sort, setSort] = useState<Sort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [everything, setEverything] = useState(false);
  const [hidden, setHidden] = useState<string[]>([]);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(20);
  const sorted = sort
    ? [...all].sort((a, b) => {
        const [x, y] = sort.direction === 'ascending' ? [a, b] : [b, a];
        return sort.column === 'amount'
          ? x.amount - y.amount
          : String(x[sort.column as 'id']).localeCompare(String(y[sort.column as 'id']));
      })
    : all;
  return (
    <Stack>
      <Inline>
        <Grow>
          <SearchField label="Search bookings" placeholder="Locator or client" />
        </Grow>
        <ColumnChooser columns={COLUMNS} hidden={hidden} onChange={setHidden} />
      </Inline>
      <Table
        caption="Bookings"
        columns={COLUMNS}
        hidden={hidden}
        rows={sorted.slice((page - 1) * size, page * size)}
        rowKey={(row) => row.id}
        sort={sort}
        onSortChange={setSort}
        stickyHeader
        stickyFirstColumn
        selection={{
          selected,
          all: everything,
          total,
          rowLabel: (row) => row.id,
          isSelectable: (row) => row.state !== 'Cancelled',
          onChange: (next, whole) => {
            setSelected(next);
            setEverything(whole);
          },
          actions: (
            <Button size="small" variant="secondary" icon={Download}>
              Export
            </Button>
          ),
        }}
        {...given}
      />
      <TablePager
        page={page}
        onPageChange={setPage}
        pageSize={size}
        onPageSizeChange={(next) => {
          setSize(next);
          setPage(1);
        }}
        total={total}
      />
    </Stack>
  );
}

/** Sorting, selecting beyond the page, choosing columns, pages. */
export const Everything: Story = {
  render: () => <Bookings />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Amount/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Amount/ }));
    await expect(await canvas.findByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Select all rows in view' }).at(-1)!);
    await expect(await canvas.findByText(/\d+ selected/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 312' }));
    await expect(await canvas.findByText('All 312 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Trip' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Trip' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(await canvas.findByText('21 to 40 of 312')).toBeVisible();
  },
};

/** Shift and a press take everything between; the menu of a row is not cut off by the frame. */
export const RangeAndRowMenu: Story = {
  render: () => <Bookings total={12} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select H7K1000' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select H7K1005' }));
    await user.keyboard('{/Shift}');
    await expect(await canvas.findByText('5 selected')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Actions for H7K1011' }));
    const item = await canvas.findByRole('menuitem', { name: 'Cancel booking' });
    await waitFor(() => expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(
      document
        .elementFromPoint(item.getBoundingClientRect().x + 20, item.getBoundingClientRect().y + 8)
        ?.closest('[role="menuitem"]'),
    ).toBe(item);
    // The cell's words end at its edge; those of the menu begin at theirs.
    await expect(getComputedStyle(item).textAlign).toBe('start');
  },
};

/** 5,000 rows, a few dozen in the document. */
export const ArrowsGoByRow: Story = {
  render: () => <Bookings total={6} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole('checkbox', { name: /Select H7K/ });
    boxes[0]!.focus();
    for (const box of boxes.slice(1)) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(box).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect(boxes.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(boxes.at(-2)).toHaveFocus();
    await waitFor(() => expect(boxes.at(-2)).toBeChecked());
    // A menu opens, as everywhere.
    const menu = canvas.getByRole('button', { name: 'Actions for H7K1000' });
    menu.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
  },
};

export const FiveThousandRows: Story = {
  render: () => (
    <LongTable
      caption="Bookings"
      columns={COLUMNS}
      rows={make(5000)}
      rowKey={(row) => row.id}
      density="compact"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120);
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    const rowOf = (locator: string) => canvas.getByText(locator).closest('tr');
    // The head is the first row.
    await expect(rowOf('H7K1000')).toHaveAttribute('aria-rowindex', '2');
    canvas.getByRole('group', { name: 'Bookings' }).scrollTo({ top: 1e7 });
    await waitFor(() => expect(rowOf('H7K5999')).toHaveAttribute('aria-rowindex', '5001'));
  },
};

/** In less than 640 px every row is a card; sorting and selecting stay. */
export const CardsOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => <Bookings total={6} stickyHeader={false} />,
};
export const ScrollsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Bookings total={6} narrow="scroll" />,
};
export const Loading: Story = {
  render: () => (
    <Stack>
      <Bookings total={40} rows={[]} loading />
      <Table caption="Refreshing" columns={COLUMNS} rows={make(3)} rowKey={(row) => row.id} loading />
    </Stack>
  ),
};
export const Failed: Story = {
  render: () => (
    <Table
      caption="Bookings"
      columns={COLUMNS}
      rows={[]}
      rowKey={(row) => row.id}
      error="The bookings could not be loaded. Nothing is lost; try again in a moment."
      onRetry={() => undefined}
    />
  ),
};
export const Empty: Story = {
  render: () => (
    <Table
      caption="Bookings"
      columns={COLUMNS}
      rows={[]}
      rowKey={(row) => row.id}
      empty={
        <EmptyState
          icon={Inbox}
          title="No bookings yet"
          action={<Button size="small">Make a booking</Button>}
        >
          What you book for your clients appears here.
        </EmptyState>
      }
    />
  ),
};
export const PseudoLocale: Story = {
  globals: { language: 'pseudo' },
  render: () => <Bookings total={5} />,
};
