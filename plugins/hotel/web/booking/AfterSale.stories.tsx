import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToldBooking } from '@/core/selling/after-sale/told/ToldBooking';
import { ToldConfirmed } from '@/core/selling/after-sale/told/ToldConfirmed';
import { Container, Stack } from '@/core/ui/content/layout';
import type { HotelReservation } from '../../contract';
import { Pass } from '../confirmation/Pass';
import { SOLD } from '../sold';
import { aHotelStay, aReservation, TRIP, TRIP_DETAILS } from '../testing/fixtures-booked';
import { Stage } from '../testing/stage';
import HotelTripCard from '../trips/HotelTripCard';

const usual = aReservation();

/** A booked stay on its page. */
const BookedStay = ({ reservation }: { reservation: HotelReservation }) => (
  <ToldBooking product={SOLD} booking={reservation} />
);

const meta = {
  title: 'Plugins/Hotel/After the sale',
  component: BookedStay,
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
} satisfies Meta<typeof BookedStay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** R273, R280 */
export const Booked: Story = {};
/** Nothing was charged; the price is due there. */
export const PaidAtTheProperty: Story = {
  args: {
    reservation: aReservation({
      stay: aHotelStay({ payment: 'property' }),
      progress: { ...usual.progress, money: 'none' },
    }),
  },
};
/** R275, R280: with the number of the cancellation. */
export const Cancelled: Story = {
  args: {
    reservation: aReservation({
      bookingStatus: 'cancelled',
      canCancel: false,
      cancellationId: '4f1c22d0-cancel',
      cancellation: { reason: null, penalty: usual.price.total, refund: { ...usual.price.total, amount: 0 } },
      progress: { ...usual.progress, state: 'cancelled', status: 'cancelled' },
    }),
  },
};
/** What a guest shows at the reception. */
export const Voucher: Story = { render: () => <ToldConfirmed product={SOLD} booking={usual} Pass={Pass} /> };
export const InMyTrips: Story = {
  render: () => (
    <Stack gap={16}>
      <HotelTripCard trip={TRIP} details={TRIP_DETAILS} />
      <HotelTripCard trip={{ ...TRIP, state: 'cancelled', status: 'cancelled' }} details={TRIP_DETAILS} />
    </Stack>
  ),
};
