import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Status } from '../content/Badge';
import { Breadcrumbs } from './Breadcrumbs';
import { Button } from '../actions/Button';
import { EmptyState } from '../feedback/EmptyState';
import { BedDouble, CarFront, Inbox, List, Map, Moon, Plane, Sun } from '../pictures/icons';
import { Stack } from '../content/layout';
import { Pagination } from './Pagination';
import { Price } from '../content/Price';
import { SegmentedControl } from '../choices/SegmentedControl';
import { type Column, type Sort, Table } from '../tables/Table';
import { NavTabs, Tabs } from './Tabs';
import { Text } from '../content/Text';

const meta = { title: 'Library/Navigation' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Order = 'cheapest' | 'best' | 'quickest';
function SortTabs() {
  const [order, setOrder] = useState<Order>('best');
  return (
    <Tabs
      label="Sort by"
      variant="cards"
      value={order}
      onChange={setOrder}
      tabs={[
        { id: 'cheapest', label: 'Cheapest', caption: '$179 · 14 h 20 min' },
        { id: 'best', label: 'Best', caption: '$214 · 9 h 55 min' },
        { id: 'quickest', label: 'Quickest', caption: '$268 · 9 h 40 min' },
      ]}
    >
      <Text>Results in the order: {order}</Text>
    </Tabs>
  );
}
export const TabsWithCaptions: Story = {
  render: () => <SortTabs />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Best/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('tab', { name: /Quickest/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const panel = await canvas.findByRole('tabpanel');
    await expect(panel).toHaveTextContent('quickest');
    // Round and round, and to the ends; the focus goes along.
    for (const [key, order] of [
      ['ArrowRight', 'cheapest'],
      ['ArrowLeft', 'quickest'],
      ['Home', 'cheapest'],
      ['ArrowDown', 'best'],
      ['ArrowUp', 'cheapest'],
      ['End', 'quickest'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(panel).toHaveTextContent(order));
      await expect(await canvas.findByRole('tab', { selected: true })).toHaveFocus();
    }
  },
};

function Lines() {
  const [tab, setTab] = useState<'up' | 'past' | 'off'>('up');
  return (
    <Stack gap={32}>
      <NavTabs
        label="Products"
        items={[
          { id: 'f', label: 'Flights', icon: Plane, link: { to: '/' }, current: true },
          { id: 'h', label: 'Hotels', icon: BedDouble, link: { to: '/hotels' as '/' }, current: false },
          { id: 'c', label: 'Cars', icon: CarFront, link: { to: '/cars' as '/' }, current: false },
        ]}
      />
      <Tabs
        label="Trips"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'up', label: 'Upcoming' },
          { id: 'past', label: 'Past' },
          { id: 'off', label: 'Cancelled', disabled: true },
        ]}
      />
      <Breadcrumbs
        items={[
          { label: 'Dashboard', link: { to: '/' } },
          { label: 'Bookings', link: { to: '/' } },
          { label: 'H7K2QM' },
        ]}
      />
    </Stack>
  );
}
export const TabsAndBreadcrumbs: Story = { render: () => <Lines /> };

function Segments() {
  const [view, setView] = useState<'list' | 'map'>('list');
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  return (
    <Stack align="start">
      <SegmentedControl
        label="View"
        value={view}
        onChange={setView}
        options={[
          { value: 'list', label: 'List', icon: List },
          { value: 'map', label: 'Map', icon: Map },
        ]}
      />
      <SegmentedControl
        label="Appearance"
        value={mode}
        onChange={setMode}
        options={[
          { value: 'light', label: 'Light', icon: Sun, hideLabel: true },
          { value: 'dark', label: 'Dark', icon: Moon, hideLabel: true },
        ]}
      />
    </Stack>
  );
}
export const Segmented: Story = { render: () => <Segments /> };

function Pages({ count, label }: { count: number; label?: string }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageCount={count} onPageChange={setPage} label={label} />;
}
export const PaginationStory: Story = {
  name: 'Pagination',
  render: () => (
    <Stack>
      <Pages count={5} />
      <Pages count={240} label="Pages of the archive" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const many = within(canvasElement).getByRole('navigation', { name: 'Pages of the archive' });
    await userEvent.click(within(many).getByRole('button', { name: 'Page 5' }));
    await expect(await within(many).findByRole('button', { name: 'Page 5' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

interface Row {
  id: string;
  client: string;
  amount: number;
  state: 'Confirmed' | 'Cancelled';
}
const ROWS: Row[] = Array.from({ length: 12 }, (_, index) => ({
  id: `H7K${200 + index}`,
  client: ['Ana Maria Souza', 'Li Wei', 'Maximiliane Freifrau von Donaudampfschifffahrt'][index % 3]!,
  amount: 21400 + index * 3777,
  state: index % 4 ? 'Confirmed' : 'Cancelled',
}));
const COLUMNS: Column<Row>[] = [
  { id: 'id', header: 'Locator', cell: (row) => row.id, sortable: true, total: 'Total' },
  { id: 'client', header: 'Client', cell: (row) => row.client, sortable: true },
  {
    id: 'state',
    header: 'Status',
    cell: (row) => <Status tone={row.state === 'Confirmed' ? 'success' : 'neutral'}>{row.state}</Status>,
    priority: 'low',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: (row) => <Price money={{ amount: row.amount, currency: 'USD' }} align="end" />,
    align: 'end',
    total: '$5,060.82',
  },
];
function Bookings() {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <Table
      caption="Bookings"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.id}
      sort={sort}
      onSortChange={setSort}
      stickyHeader
    />
  );
}
export const TableStory: Story = {
  name: 'Table',
  render: () => <Bookings />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Client' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Client' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};
export const TableLoading: Story = {
  render: () => <Table caption="Bookings" columns={COLUMNS} rows={[]} rowKey={(row) => row.id} loading />,
};
export const TableEmpty: Story = {
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
        />
      }
    />
  ),
};
