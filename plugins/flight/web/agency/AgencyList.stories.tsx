import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BookingsSource } from '@/core/plugin';
import { BookingsListStage } from '@/core/testing/BookingsListStage';
import { agencyCancelVoidBooking, getAgencyPenalty, issueTicket, type AgencyFlightRow } from '../../contract';
import { usd } from '../testing/fixtures';
import { AGENCY_ROW, TERMS } from '../testing/fixtures-after';
import { Stage } from '../testing/stage';
import { PLATFORM_STATUSES } from '@/core/selling/after-sale/statuses';
import { STATUS_LABELS } from '../statuses';
import bookings from './bookings';

const source = bookings as unknown as BookingsSource<AgencyFlightRow>;
const unticketed: AgencyFlightRow = {
  ...AGENCY_ROW,
  vmid: 'vm_2',
  bookingId: 'bkg_2',
  recordLocator: 'M2QX7P',
  bookingStatus: 'Booked',
  ticketNumbers: [],
  canTicket: true,
};
const rows: AgencyFlightRow[] = [
  { ...AGENCY_ROW, needsAction: true },
  unticketed,
  {
    ...AGENCY_ROW,
    vmid: 'vm_3',
    recordLocator: 'R8KD2A',
    state: 'reserved',
    bookingStatus: 'Booked',
    ticketNumbers: [],
  },
  {
    ...AGENCY_ROW,
    vmid: 'vm_4',
    recordLocator: 'J5TTW1',
    state: 'cancelled',
    bookingStatus: 'Cancelled',
    penaltyAmount: usd(50),
    canCancel: false,
  },
];
const answers = {
  [issueTicket.path]: {
    data: { ...unticketed, bookingStatus: 'Ticketed', ticketNumbers: ['047-1'], canTicket: false },
    message: 'Your booking is ticketed successfully. Your PNR will get sent via email within 30 minutes.',
  },
  [getAgencyPenalty.path]: { data: TERMS.void },
  [agencyCancelVoidBooking.path]: {
    data: { ...AGENCY_ROW, bookingStatus: 'Cancelled', state: 'cancelled', canCancel: false },
    message: 'Flight cancelled successfully',
  },
};

const meta = {
  title: 'Plugins/Flight/Agency list',
  component: BookingsListStage<AgencyFlightRow>,
  args: { title: 'Flight bookings', source, rows, statuses: { ...STATUS_LABELS, ...PLATFORM_STATUSES } },
  decorators: [
    (Story) => (
      <Stage answers={answers}>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof BookingsListStage<AgencyFlightRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** R438 */
export const Rows: Story = {};
