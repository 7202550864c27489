import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressCard } from '@/core/selling/checkout/progress/ProgressCard';
import { IBERIA_ONE_STOP, offer, RESERVATION } from '../testing/fixtures';
import { HELD } from '../testing/fixtures-after';
import { Stage } from '../testing/stage';
import { BoardingPass } from './BoardingPass';
import { Confirmed } from './Confirmed';
import { Reserved } from './Reserved';

const meta = {
  title: 'Plugins/Flight/Confirmation',
  component: Confirmed,
  args: { reservation: RESERVATION },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Confirmed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Booked: Story = {};
/** R229 */
export const TicketWaited: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      bookingStatus: 'Booked',
      ticketNumbers: [],
      ticketTimeLimit: '2099-02-21T12:00:00Z',
    },
  },
};
/** Kept, but not bought. */
export const NotPaid: Story = { render: () => <Reserved reservation={HELD} /> };
export const Pass: Story = { render: ({ reservation }) => <BoardingPass reservation={reservation} /> };
export const PassWithStops: Story = {
  render: ({ reservation }) => (
    <BoardingPass
      reservation={{
        ...reservation,
        airlineRecordLocator: null,
        offer: offer('ib-mad', 982.6, 'IB-basic', IBERIA_ONE_STOP),
      }}
    />
  ),
};
export const Processing: Story = {
  render: () => <ProgressCard progress={{ ...RESERVATION.progress, state: 'processing', money: 'held' }} />,
};
