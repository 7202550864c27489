import { flightRefusals } from '../../contract/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@/core/ui/content/Card';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { getDateGrid } from '../../contract';
import { never, refusal } from '../testing/fake-api';
import { Stage } from '../testing/stage';
import { DateGrid } from './DateGrid';
import { FlexibleDates } from './FlexibleDates';

const ROUND = { from: 'LIS', to: 'NYC', depart: '2030-03-10', return: '2030-03-17', adults: 2 };

const meta = {
  title: 'Plugins/Flight/Date grid',
  component: DateGrid,
  args: { criteria: ROUND, onChoose: () => undefined },
  decorators: [
    (Story) => (
      <Stage>
        <Card padding="medium">
          <Story />
        </Card>
      </Stage>
    ),
  ],
} satisfies Meta<typeof DateGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (answer: unknown): Story['decorators'] => [
  (Story) => (
    <Stage answers={{ [getDateGrid.path]: answer }}>
      <Story />
    </Stage>
  ),
];

/** Returns down, departures across; the lowest stands out, the current dates are framed, gaps are "–". */
export const RoundTrip: Story = {};
export const OneWay: Story = {
  args: { criteria: { trip: 'one-way', from: 'LIS', to: 'NYC', depart: '2030-03-10' } },
};
/** The days are there before their prices. */
export const Waiting: Story = { decorators: answered(never) };
export const Failed: Story = {
  decorators: answered(refusal(502, 'UPSTREAM_FAILED', flightRefusals.notAvailable)),
};
export const Nothing: Story = { decorators: answered({ data: [] }) };
/** As the head of the results opens it; arrow keys move among prices. */
export const Opened: Story = {
  render: ({ criteria }) => <FlexibleDates criteria={criteria} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('button')!);
    const grid = await screen.findByRole('grid');
    const current = await waitFor(() => grid.querySelector<HTMLElement>('button[data-current]')!);
    current.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).not.toBe(current);
    await expect(document.activeElement?.closest('tr')).toBe(current.closest('tr'));
  },
};
