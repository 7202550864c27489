import { flightRefusals } from '../../contract/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CancelSumsView } from '@/core/selling/after-sale/cancel/CancelSumsView';
import { Card } from '@/core/ui/content/Card';
import { Container, Stack } from '@/core/ui/content/layout';
import { deadlinePlace, getPenalty } from '../../contract';
import { never, refusal } from '../testing/fake-api';
import { PRICE, RESERVATION, usd } from '../testing/fixtures';
import { AFTER, AFTER_HELD, CANCELLED, HELD, SCHEDULE_CHANGE, TERMS } from '../testing/fixtures-after';
import { Stage } from '../testing/stage';
import { BookingView } from './BookingView';
import { CancelDialog, WhyThatMuch } from './cancel/CancelDialog';
import { PayAlert } from './hold/HoldCard';
import type { PayOutcome } from './hold/pay-held';
import { ScheduleChangeLegs } from './schedule/ScheduleChangeLegs';

const nothing = () => undefined;

const meta = {
  title: 'Plugins/Flight/After the sale',
  component: BookingView,
  args: { reservation: RESERVATION, after: AFTER },
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
export const CannotBeVoided: Story = { args: { after: { ...AFTER, voidUntil: null } } };
/** R229 */
export const Reserved: Story = { args: { reservation: HELD, after: AFTER_HELD } };
/** R229 */
export const ReservationPast: Story = {
  args: {
    reservation: HELD,
    after: {
      ...AFTER_HELD,
      canPay: false,
      hold: { until: '2026-01-01T00:00:00Z', payable: PRICE.total, isPast: true, slip: null },
    },
  },
};
export const ChangedSchedule: Story = {
  args: {
    after: {
      ...AFTER,
      scheduleChanges: [SCHEDULE_CHANGE],
    },
  },
};
/** G06: being cancelled is not cancelled. */
export const Cancelling: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      bookingStatus: 'Cancelling',
      progress: { ...RESERVATION.progress, state: 'processing', status: 'Cancelling' },
    },
    after: { ...AFTER, canCancel: false, voidUntil: null },
  },
};
export const Cancelled: Story = {
  args: { reservation: CANCELLED, after: { ...AFTER, canCancel: false, voidUntil: null } },
};
/** R230, R439: what staff see and can do. */
export const ForStaff: Story = {
  args: {
    reservation: {
      ...RESERVATION,
      bookingStatus: 'Booked',
      ticketNumbers: [],
      price: {
        ...PRICE,
        staff: {
          wholesale: usd(1296.4),
          agencyMarkup: usd(64),
          agencyFee: usd(4),
          commission: usd(64),
          retail: usd(1420),
          published: usd(1300),
        },
      },
    },
    after: { ...AFTER, canTicket: true },
  },
};
export const WhatCanBeDoneIsNotKnown: Story = { args: { after: null, afterFailed: true } };

const open = (answer: unknown): Story => ({
  render: () => (
    <Stage answers={{ [getPenalty.path]: answer }}>
      <CancelDialog
        booking={RESERVATION}
        audience="traveller"
        total={PRICE.total}
        price={PRICE}
        place={deadlinePlace(RESERVATION.offer.flights)}
        onEnd={nothing}
        onClose={nothing}
      />
    </Stage>
  ),
});
export const CancelForFree: Story = open({ data: TERMS.void });
export const CancelForAFee: Story = open({ data: TERMS.refund });
export const CancelWithoutARefund: Story = open({ data: TERMS.nothing });
export const GiveBack: Story = open({ data: TERMS.withdraw });
export const CancelAsking: Story = open(never);
/** R218 */
export const CancelTermsFailed: Story = open(refusal(502, 'UPSTREAM_FAILED', flightRefusals.unreadable));
export const TermsChanged: Story = {
  render: () => (
    <Container width="form">
      <CancelSumsView
        sums={TERMS.refund}
        before={TERMS.void}
        paid={PRICE.total}
        keptBy="Retained by the airline and the agency"
        final="This cannot be undone."
      >
        <WhyThatMuch terms={TERMS.refund} place={null} />
      </CancelSumsView>
    </Container>
  ),
};

const outcomes: PayOutcome[] = [
  { kind: 'declined', message: 'Your card was declined' },
  { kind: 'refused', message: 'Ticket time has already passed' },
  { kind: 'unknown', message: '' },
];
export const PayOutcomes: Story = {
  render: () => (
    <Stack gap={16}>
      {outcomes.map((outcome) => (
        <PayAlert key={outcome.kind} outcome={outcome} pending={false} onAskAgain={nothing} />
      ))}
    </Stack>
  ),
};
export const BeforeAndNow: Story = {
  render: () => (
    <Card padding="large">
      <ScheduleChangeLegs
        change={{ ...SCHEDULE_CHANGE, after: [SCHEDULE_CHANGE.after[0]!] }}
        offer={{ routeType: 'Round-Trip' }}
      />
    </Card>
  ),
};
