import { carRefusals } from '../../contract/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToldBooking } from '@/core/selling/after-sale/told/ToldBooking';
import { Card } from '@/core/ui/content/Card';
import { Container, Stack } from '@/core/ui/content/layout';
import { never } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import { type CarReservation, findMyReservations, getRefund } from '../../contract';
import { DETAILS, PLACES, PRICE, RESERVATION, TRIP, TRIP_DETAILS, usd } from '../testing/fixtures';
import { CANCELLED, CANCELLING, FAILED, REFUND } from '../testing/fixtures-after';
import { Stage } from '../testing/stage';
import { SOLD } from '../sold';
import CarTripCard from '../trips/CarTripCard';
import RecentBookings from '../trips/RecentBookings';
import CancelDialog from './CancelDialog';

const nothing = () => undefined;

/** A booked car on its page. */
const BookedCar = ({ reservation }: { reservation: CarReservation }) => (
  <ToldBooking product={SOLD} booking={reservation} />
);

const meta = {
  title: 'Plugins/Car/After the sale',
  component: BookedCar,
  args: { reservation: RESERVATION },
  decorators: [
    (Story) => (
      <Stage>
        <Container>
          <Story />
        </Container>
      </Stage>
    ),
  ],
} satisfies Meta<typeof BookedCar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** R306 */
export const Confirmed: Story = {};
/** With everything that can be added, returned elsewhere, for a fee. */
export const WithExtras: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      offer: {
        ...DETAILS,
        dropOff: { ...DETAILS.dropOff, ...PLACES.portoAirport, isAlwaysOpen: true },
        cancellation: { ...DETAILS.cancellation, freeUntil: null },
        availableCore: {
          ...DETAILS.availableCore,
          rentalRate: {
            unlimitedIndicator: false,
            distance: { kilometresPerDay: 250, perKilometre: usd(0.29) },
          },
        },
      },
      extras: {
        coverages: [{ code: 'SCDW', name: 'No excess', amount: usd(84) }],
        accessories: [
          { code: 'CST', name: 'Child seat', quantity: 2, amount: usd(126) },
          { code: 'NAV', name: 'Satellite navigation', quantity: 1, amount: usd(77) },
        ],
        total: usd(287),
      },
    },
  },
};
/** R306 */
export const Cancelled: Story = { args: { reservation: CANCELLED } };
/** G06: being cancelled is not cancelled. */
export const Cancelling: Story = { args: { reservation: CANCELLING } };
/** R306, M353 */
export const Failed: Story = { args: { reservation: FAILED } };
/** G87: a word that we do not know is shown as it is. */
export const UnknownStatus: Story = {
  args: { reservation: { ...RESERVATION, bookingStatus: 'Waitlisted' } },
};
export const LongWordsAndHugePrice: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      price: { ...PRICE, total: { amount: 1_234_567_890, currency: 'IDR' } },
      driver: {
        ...RESERVATION.driver,
        firstName: 'Maximiliane-Wilhelmine',
        lastName: 'Freifrau von Donaudampfschifffahrtsgesellschaft-Hinterschweinbarth',
        email: 'maximiliane-wilhelmine.freifrau.von.donaudampfschifffahrt@example.com',
      },
    },
  },
};

const open = (answer: unknown): Story => ({
  render: () => (
    <Stage answers={{ [getRefund.path]: answer }}>
      <CancelDialog
        bookingId={RESERVATION.bookingId}
        paid={PRICE.total}
        price={PRICE}
        place={RESERVATION.offer.pickUp}
        onEnd={nothing}
        onClose={nothing}
      />
    </Stage>
  ),
});
/** R307, R310 */
export const CancelForFree: Story = open({ data: REFUND.free });
/** R307, R310 */
export const CancelForAFee: Story = open({ data: REFUND.fee });
export const CancelWithoutARefund: Story = open({ data: REFUND.nothing });
export const CancelAsking: Story = open(never);
export const CancelRefundFailed: Story = open(refusal(502, 'UPSTREAM_FAILED', carRefusals.search));

const STATUS = {
  confirmed: 'Confirmed',
  processing: 'Processing',
  'action-required': 'Processing',
  cancelled: 'Cancelled',
  failed: 'Failed',
} as const;
export const TripCards: Story = {
  render: () => (
    <Stack gap={12}>
      {(['confirmed', 'processing', 'action-required', 'cancelled', 'failed'] as const).map((state) => (
        <CarTripCard key={state} trip={{ ...TRIP, state, status: STATUS[state] }} details={TRIP_DETAILS} />
      ))}
      <CarTripCard
        trip={{ ...TRIP, title: 'Lisbon – Porto' }}
        details={{
          ...TRIP_DETAILS,
          dropOff: { ...TRIP_DETAILS.pickUp!, ...PLACES.portoAirport, handover: 'shuttle' },
        }}
      />
      <CarTripCard
        trip={{ ...TRIP, title: '', travelers: [], locator: null }}
        details={{ ...TRIP_DETAILS, vehicle: null, pickUp: null, dropOff: null, vendor: '', days: 0 }}
      />
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
/** M352 */
export const DashboardWidgetEmpty: Story = {
  render: () => (
    <Stage
      answers={{ [findMyReservations.path]: { data: [], totalCount: 0, message: carRefusals.none.message } }}
    >
      <Card>
        <RecentBookings />
      </Card>
    </Stage>
  ),
};
export const DashboardWidgetFailed: Story = {
  render: () => (
    <Stage answers={{ [findMyReservations.path]: refusal(500, 'INTERNAL', carRefusals.search) }}>
      <Card>
        <RecentBookings />
      </Card>
    </Stage>
  ),
};
