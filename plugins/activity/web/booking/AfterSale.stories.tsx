import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToldBooking } from '@/core/selling/after-sale/told/ToldBooking';
import { ToldConfirmed } from '@/core/selling/after-sale/told/ToldConfirmed';
import { Container, Stack } from '@/core/ui/content/layout';
import { aReservation, SUBMITTED, TRIP, TRIP_DETAILS } from '../testing/fixtures-booked';
import { Stage } from '../testing/stage';
import type { ActivityReservation } from '../../contract';
import { Vouchers as VouchersPass } from '../confirmation/Vouchers';
import { SOLD } from '../sold';
import ActivityTripCard from '../trips/ActivityTripCard';

const usual = aReservation();

/** A booked activity on its page. */
const BookedActivity = ({ reservation }: { reservation: ActivityReservation }) => (
  <ToldBooking product={SOLD} booking={reservation} />
);
const ConfirmedPage = ({ reservation }: { reservation: ActivityReservation }) => (
  <ToldConfirmed product={SOLD} booking={reservation} Pass={VouchersPass} />
);

const meta = {
  title: 'Plugins/Activity/After the sale',
  component: BookedActivity,
  args: { reservation: usual },
  decorators: [
    (Story) => (
      <Stage>
        <Container>
          <Story />
        </Container>
      </Stage>
    ),
  ],
} satisfies Meta<typeof BookedActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Booked: Story = {};
/** R341: the organizer has until a day and an hour to answer. */
export const Submitted: Story = { args: { reservation: SUBMITTED } };
/** R346 */
export const Canceled: Story = {
  args: {
    reservation: aReservation({
      ...{ bookingStatus: 'CANCELED', canCancel: false },
      cancellation: {
        reason: 'The weather',
        penalty: usual.price.total,
        refund: { ...usual.price.total, amount: 0 },
      },
      progress: { ...usual.progress, state: 'cancelled', status: 'CANCELED' },
    }),
  },
};
/** One voucher for each who takes part. */
export const Vouchers: Story = {
  render: () => (
    <ConfirmedPage
      reservation={aReservation({
        vouchers: usual.guests.travelers.map(({ firstName, lastName }, at) => ({
          code: `LW4K7Q-${at + 1}`,
          traveler: `${firstName} ${lastName}`,
        })),
      })}
    />
  ),
};
/** The organizer's own voucher, which is taken on paper alone. */
export const OrganizerVoucher: Story = {
  render: () => (
    <ConfirmedPage
      reservation={aReservation({
        vouchers: [],
        organizerVoucher: { url: 'https://www.viator.com/ticket?code=1:a', mustPrint: true },
      })}
    />
  ),
};
export const InMyTrips: Story = {
  render: () => (
    <Stack gap={16}>
      <ActivityTripCard trip={TRIP} details={TRIP_DETAILS} />
      <ActivityTripCard trip={{ ...TRIP, state: 'cancelled', status: 'CANCELED' }} details={TRIP_DETAILS} />
    </Stack>
  ),
};
