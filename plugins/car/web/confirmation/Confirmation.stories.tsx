import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToldConfirmed } from '@/core/selling/after-sale/told/ToldConfirmed';
import { ProgressCard } from '@/core/selling/checkout/progress/ProgressCard';
import { PLACES, RESERVATION } from '../testing/fixtures';
import { quoteWith } from '../testing/quote-fixture';
import { Stage } from '../testing/stage';
import type { CarReservation } from '../../contract';
import { SOLD } from '../sold';
import { Pass } from './Pass';

/** A rental that is booked. */
const Confirmed = ({ reservation }: { reservation: CarReservation }) => (
  <ToldConfirmed product={SOLD} booking={reservation} Pass={Pass} />
);

const meta = {
  title: 'Plugins/Car/Confirmation',
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
/** One way, with a child seat and full protection. */
export const OneWayWithExtras: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      offer: {
        ...RESERVATION.offer,
        dropOff: { ...RESERVATION.offer.dropOff, ...PLACES.portoAirport },
      },
      ...(({ price, extras }) => ({ price, extras }))(
        quoteWith({ coverages: ['SCDW'], accessories: [{ code: 'CST', quantity: 1 }] }),
      ),
    },
  },
};
/** Without a number of the vendor's, and with names that are long. */
export const LongWords: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      confirmationNumber: null,
      recordLocator: null,
      driver: {
        ...RESERVATION.driver,
        firstName: 'Maria Antonieta Guilhermina',
        lastName: 'Albuquerque de Vasconcelos e Sousa',
        email: 'maria.antonieta.guilhermina.albuquerque@a-very-long-company-name.example',
      },
    },
  },
};
/** The page survives a reload while the booking is being made. */
export const Waiting: Story = {
  render: () => (
    <ProgressCard
      progress={{ ...RESERVATION.progress, state: 'processing', status: 'Processing', money: 'held' }}
    />
  ),
};
