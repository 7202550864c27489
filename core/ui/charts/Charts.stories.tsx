import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { moneyStyle } from '../../contract/money/money-math';
import { Card } from '../content/Card';
import { BarChart, BarList } from './BarChart';
import { DonutChart } from './DonutChart';
import { LineChart } from './LineChart';
import { Sparkline } from './Sparkline';
import { Building2, Wallet } from '../pictures/icons';
import { Grid, Stack } from '../content/layout';
import { StatTile } from '../content/StatTile';

const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
const money = new Intl.NumberFormat('en', moneyStyle('USD', whole));
const short = new Intl.NumberFormat('en', moneyStyle('USD', { ...whole, notation: 'compact' }));
const full = (value: number) => money.format(value);
const brief = (value: number) => short.format(value);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const months = MONTHS.map((label) => ({ id: label, label, name: `${label} 2027` }));
const days = Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: `${(index % 30) + 1}` }));
const wave = (size: number, seed: number, scale: number) =>
  Array.from({ length: size }, (_, index) =>
    Math.round(scale * (1 + 0.45 * Math.sin(index / 2 + seed) + 0.02 * index + 0.1 * Math.sin(index * seed))),
  );
const THREE = [
  { id: 'f', label: 'Flights', values: wave(12, 1, 42_000) },
  {
    id: 'h',
    label: 'Hotels',
    values: wave(12, 2.2, 28_000).map((value, index) => (index === 7 ? null : value)),
  },
  { id: 'c', label: 'Cars', values: wave(12, 4, 9_000) },
];

const meta = { title: 'Library/Data/Charts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Over time. A month without values parts the line. */
export const Lines: Story = {
  render: () => (
    <Card>
      <LineChart
        title="Sales by product"
        description="Flights lead all year; hotels have no figures for August."
        categories={months}
        series={THREE}
        format={full}
        formatTick={brief}
      />
    </Card>
  ),
};

/** Arrow keys read the values one by one; the button shows them as a table. */
export const ByKeyboard: Story = {
  render: () => (
    <LineChart
      title="Sales"
      categories={months}
      series={THREE.slice(0, 1)}
      format={full}
      formatTick={brief}
      filled
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('group', { name: 'Sales' }).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Feb 2027');
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Dec 2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Sales' })).toBeVisible());
  },
};

export const Bars: Story = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 2 }} gap={20}>
      <Card>
        <BarChart
          title="Bookings a month"
          categories={months}
          series={THREE.slice(0, 1)}
          format={full}
          formatTick={brief}
        />
      </Card>
      <Card>
        <BarChart
          title="Sales, stacked"
          categories={months}
          series={THREE}
          format={full}
          formatTick={brief}
          stacked
        />
      </Card>
      <Card>
        <BarChart
          title="Side by side"
          categories={months.slice(0, 6)}
          series={THREE.slice(0, 2)}
          format={full}
          formatTick={brief}
        />
      </Card>
      <Card>
        <BarChart
          title="Result, with losses"
          categories={months}
          series={[
            {
              id: 'r',
              label: 'Result',
              values: [4, 6, -3, -7, 2, 9, 12, 8, 1, -2, 3, 5].map((v) => v * 1e6),
            },
          ]}
          format={full}
          formatTick={brief}
        />
      </Card>
    </Grid>
  ),
  // Whatever of a bar the pointer is on, that bar is read, in a note that stays within the chart.
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('group', { name: 'Bookings a month' });
    const bars = [...chart.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect());
    await expect(bars).toHaveLength(12);
    const frame = chart.getBoundingClientRect();
    for (const [at, { left, right }] of bars.entries())
      for (const clientX of [left + 1, right - 1]) {
        await fireEvent.pointerMove(chart, { clientX, clientY: frame.top + 50 });
        await expect(await within(chart).findByRole('status')).toHaveTextContent(`${MONTHS[at]} 2027`);
        const note = chart.querySelector('svg + div')!.getBoundingClientRect();
        await expect(note.left).toBeGreaterThanOrEqual(frame.left);
        await expect(note.right).toBeLessThanOrEqual(frame.right);
      }
    await fireEvent.pointerOut(chart, { relatedTarget: canvasElement });
  },
};

export const Shares: Story = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 2 }} gap={20}>
      <Card>
        <DonutChart
          title="Sales by product"
          totalLabel="Total"
          format={brief}
          slices={[
            { id: 'f', label: 'Flights', value: 482_000 },
            { id: 'h', label: 'Hotels', value: 311_000 },
            { id: 'c', label: 'Cars', value: 94_000 },
            { id: 'i', label: 'Insurance', value: 28_000 },
          ]}
        />
      </Card>
      <Card>
        <BarList
          title="Best routes"
          format={full}
          items={[
            { id: '1', label: 'São Paulo to Lisbon', value: 35_000_000 },
            {
              id: '2',
              label: 'Donaudampfschifffahrtsgesellschaftsreise von Passau nach Budapest',
              value: 18_400_000,
            },
            { id: '3', label: 'Bergen to Ålesund', value: 2_100_000 },
          ]}
        />
      </Card>
    </Grid>
  ),
};

export const Tiles: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} gap={16}>
      <StatTile
        label="Sales this month"
        icon={Wallet}
        value="$482,310"
        change={0.124}
        changeLabel="than last month"
        chart={<Sparkline label="Sales of 30 days, rising" values={wave(30, 1, 100)} />}
      />
      <StatTile label="Refunds" value="$12,400" change={0.08} goodWhen="down" changeLabel="than last month" />
      <StatTile
        label="Largest booking"
        icon={Building2}
        value="R$ 35.000.000,00"
        change={0}
        changeLabel="than last month"
      />
      <StatTile label="Conversion" value="—" loading />
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      <LineChart title="Loading" categories={months} series={[]} format={full} loading height="small" />
      <LineChart title="Empty" categories={months} series={[]} format={full} height="small" />
      <LineChart
        title="Failed"
        categories={months}
        series={[]}
        format={full}
        height="small"
        error="The figures could not be loaded."
        onRetry={() => undefined}
      />
      <LineChart
        title="One point"
        categories={months.slice(0, 1)}
        series={[{ id: 'a', label: 'Sales', values: [1200] }]}
        format={full}
        height="small"
      />
      <LineChart
        title="Sixty days"
        categories={days}
        series={[{ id: 'a', label: 'Sales', values: wave(60, 3, 35_000_000) }]}
        format={full}
        formatTick={brief}
        filled
        height="small"
      />
    </Stack>
  ),
};
export const Narrow: Story = { ...Shares, globals: { viewport: { value: 'narrow' } } };
