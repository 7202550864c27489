import { requestRefusals } from '@/core/contract/refusals/request';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { listBookings } from '../../contract';
import { refusal } from '../testing/fake-api';
import { RESERVATION, TRIP, TRIP_DETAILS } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import FlightTripCard from '../trips/FlightTripCard';
import RecentBookings from '../trips/RecentBookings';
import { BookingView } from './BookingView';

const { progress } = RESERVATION;

const meta = {
  title: 'Plugins/Flight/Booking',
  component: BookingView,
  args: { reservation: RESERVATION },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof BookingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ticketed: Story = {};
/** R229 */
export const TicketTimePassed: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      bookingStatus: 'Booked',
      ticketNumbers: [],
      ticketTimeLimit: '2026-01-01T00:00:00Z',
    },
  },
};
export const Processing: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      bookingStatus: 'Booked',
      progress: { ...progress, state: 'processing', money: 'held' },
    },
  },
};
export const Failed: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      bookingStatus: 'Rejected',
      progress: {
        ...progress,
        state: 'failed',
        money: 'returned',
        message: 'This flight is not available, please select another',
      },
    },
  },
};
/** G87: a word that we do not know is shown as it is. */
export const UnknownStatus: Story = {
  args: { reservation: { ...RESERVATION, bookingStatus: 'Waitlisted' } },
};

export const TripCards: Story = {
  render: () => (
    <Stack gap={12}>
      <FlightTripCard
        trip={{ ...TRIP, state: 'reserved', status: 'Booked' }}
        details={{ ...TRIP_DETAILS, ticketTimeLimit: '2099-02-21T09:41:00Z' }}
      />
      <FlightTripCard trip={TRIP} details={{ ...TRIP_DETAILS, needsAction: true }} />
      {(['confirmed', 'processing', 'action-required', 'cancelled', 'failed'] as const).map((state) => (
        <FlightTripCard
          key={state}
          trip={{
            ...TRIP,
            state,
            status: {
              confirmed: 'Ticketed',
              processing: 'Booked',
              'action-required': 'Booked',
              cancelled: 'Cancelled',
              failed: 'Rejected',
            }[state],
          }}
          details={TRIP_DETAILS}
        />
      ))}
    </Stack>
  ),
};
export const DashboardWidget: Story = {
  render: () => (
    <Card>
      <RecentBookings />
    </Card>
  ),
};
export const DashboardWidgetEmpty: Story = {
  render: () => (
    <Stage answers={{ [listBookings.path]: { data: [], totalCount: 0 } }}>
      <Card>
        <RecentBookings />
      </Card>
    </Stage>
  ),
};
export const DashboardWidgetFailed: Story = {
  render: () => (
    <Stage answers={{ [listBookings.path]: refusal(500, 'INTERNAL', requestRefusals.failed) }}>
      <Card>
        <RecentBookings />
      </Card>
    </Stage>
  ),
};
