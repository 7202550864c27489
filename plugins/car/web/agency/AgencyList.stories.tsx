import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BookingsSource } from '@/core/plugin';
import { BookingsListStage } from '@/core/testing/BookingsListStage';
import { getAgencyCar, type AgencyCarRow } from '../../contract';
import { RESERVATION, usd } from '../testing/fixtures';
import { AGENCY_ROW } from '../testing/fixtures-after';
import { Stage } from '../testing/stage';
import { PLATFORM_STATUSES } from '@/core/selling/after-sale/statuses';
import { STATUS_LABELS } from '../statuses';
import bookings from './bookings';

const source = bookings as unknown as BookingsSource<AgencyCarRow>;
const cancelled: AgencyCarRow = {
  ...AGENCY_ROW,
  bookingId: 'bkg_2',
  recordLocator: 'J5TTW1',
  state: 'cancelled',
  bookingStatus: 'Cancelled',
  penaltyAmount: usd(45),
  cancelReason: 'Duplicate',
  canCancel: false,
};
const rows: AgencyCarRow[] = [
  AGENCY_ROW,
  cancelled,
  {
    ...AGENCY_ROW,
    bookingId: 'bkg_3',
    recordLocator: null,
    state: 'failed',
    bookingStatus: 'Failed',
    canCancel: false,
  },
];
const answers = {
  [getAgencyCar.path]: {
    data: { row: { ...cancelled, bookingId: AGENCY_ROW.bookingId }, reservation: RESERVATION },
  },
};

const meta = {
  title: 'Plugins/Car/Agency list',
  component: BookingsListStage<AgencyCarRow>,
  args: { title: 'Car bookings', source, rows, statuses: { ...STATUS_LABELS, ...PLATFORM_STATUSES } },
  decorators: [
    (Story) => (
      <Stage answers={answers}>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof BookingsListStage<AgencyCarRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** R377, R389 */
export const Rows: Story = {};
