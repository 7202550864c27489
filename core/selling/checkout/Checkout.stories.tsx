import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { BookingProgress, Price } from '../../contract/bookings/booking';
import { createHost } from '../../plugin/host';
import { PluginHostProvider } from '../../plugin/react';
import { agencyAtom } from '../../tenant/agency';
import { anAgency } from '../../testing/agency';
import { Button } from '../../ui/actions/Button';
import { Card } from '../../ui/content/Card';
import { Container, Stack } from '../../ui/content/layout';
import { CheckoutAlert } from './CheckoutAlert';
import type { Outcome } from './pay/outcome';
import { MarkupPanel } from './price/MarkupPanel';
import { PaymentStep } from './pay/PaymentStep';
import { PriceChangeDialog } from './price/PriceChangeDialog';
import { PriceSummary } from './price/PriceSummary';
import { ProgressCard } from './progress/ProgressCard';

const meta = { title: 'Core/Checkout' } satisfies Meta;
export default meta;
type Story = StoryObj;

const usd = (amount: number) => ({ amount, currency: 'USD' });
const price: Price = {
  lines: [
    { kind: 'base', amount: usd(120_000) },
    { kind: 'taxes', amount: usd(18_260) },
    { kind: 'protection', amount: usd(4_900) },
    { kind: 'discount', amount: usd(-5_000) },
  ],
  total: usd(138_160),
};
const staff: Price['staff'] = {
  wholesale: usd(110_000),
  agencyMarkup: usd(13_200),
  agencyFee: usd(1_500),
  commission: usd(14_700),
  retail: usd(136_000),
  published: usd(150_000),
};
const boxed = (node: ReactNode): Story => ({
  render: () => (
    <Container width="form">
      <Card>{node}</Card>
    </Container>
  ),
});

export const PriceForATraveller: Story = boxed(<PriceSummary price={price} caption="2 travellers" />);
export const PriceForStaff: Story = boxed(<PriceSummary price={{ ...price, staff }} />);

/** R224, R225 */
export const StaffMarkup: Story = boxed(
  <MarkupPanel
    price={{ ...price, staff }}
    applied={null}
    pending={false}
    onApply={() => undefined}
    onReset={() => undefined}
  />,
);
export const StaffMarkupOfItsOwn: Story = boxed(
  <MarkupPanel
    price={{ ...price, staff }}
    applied={{ type: 'amount', value: 45 }}
    pending={false}
    error="Something went wrong"
    onApply={() => undefined}
    onReset={() => undefined}
  />,
);

const PriceChange = ({ now, reason }: { now: number; reason?: 'account' }) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <PriceChangeDialog
        open={open}
        before={usd(138_160)}
        now={usd(now)}
        reason={reason}
        onAccept={() => setOpen(false)}
        onGoBack={() => setOpen(false)}
      />
    </>
  );
};
export const PriceWentUp: Story = { render: () => <PriceChange now={141_990} /> };
export const PriceWentDown: Story = { render: () => <PriceChange now={129_000} /> };
export const PriceOfTheAccount: Story = { render: () => <PriceChange now={129_000} reason="account" /> };

const progress = (given: Partial<BookingProgress>): BookingProgress => ({
  bookingId: 'b-1',
  state: 'processing',
  status: 'Processing',
  message: null,
  money: 'held',
  actionUrl: null,
  ...given,
});
export const Asking: Story = { render: () => <ProgressCard progress={null} /> };
export const Processing: Story = { render: () => <ProgressCard progress={progress({})} /> };
export const ProcessingForLong: Story = { render: () => <ProgressCard progress={progress({})} isLong /> };
export const ConfirmAtTheBank: Story = {
  render: () => (
    <ProgressCard progress={progress({ state: 'action-required', actionUrl: '/gateway/challenge?id=1' })} />
  ),
};
export const NotMade: Story = {
  render: () => (
    <ProgressCard
      progress={progress({
        state: 'failed',
        money: 'none',
        message: 'Your card was declined. Please try another card.',
      })}
      nextStep={<Button variant="primary">Try another card</Button>}
    />
  ),
};
export const MoneyIsComingBack: Story = {
  render: () => (
    <ProgressCard
      progress={progress({ state: 'failed', money: 'returning', message: 'The offer was sold out.' })}
    />
  ),
};
export const Confirmed: Story = {
  render: () => <ProgressCard progress={progress({ state: 'confirmed', money: 'taken' })} />,
};

const WithAgency = ({ children, isPaymentDisabled }: { children: ReactNode; isPaymentDisabled: boolean }) => {
  const setAgency = useSetAtom(agencyAtom);
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => {
    setAgency(anAgency({ isPaymentDisabled }));
    setReady(true);
  }, [setAgency, isPaymentDisabled]);
  return ready ? (
    <PluginHostProvider host={createHost({ registry: {} })}>{children}</PluginHostProvider>
  ) : null;
};
export const PaymentSwitchedOff: Story = {
  render: () => (
    <WithAgency isPaymentDisabled>
      <PaymentStep product="flight" due={usd(138_160)} onReady={() => undefined} />
    </WithAgency>
  ),
};
export const GatewayOutOfReach: Story = {
  render: () => (
    <WithAgency isPaymentDisabled={false}>
      <PaymentStep product="flight" due={usd(138_160)} onReady={() => undefined} />
    </WithAgency>
  ),
};

const outcomes: Outcome[] = [
  { kind: 'failed', money: 'none', message: 'Your card was declined' },
  { kind: 'failed', money: 'held', message: 'Error while booking car' },
  { kind: 'failed', money: 'returned', message: 'Booking Failed' },
  { kind: 'failed', money: 'returning', message: 'Booking failed, the flight may have sold out.' },
  { kind: 'gone', message: 'Please choose another one.' },
  { kind: 'unknown', message: '' },
  { kind: 'sent-before' },
  { kind: 'expired' },
  { kind: 'refused', message: 'Something went wrong' },
];
/** R303, R304: what happened, what became of the money, what to do next. */
export const Outcomes: Story = {
  render: () => (
    <Stack gap={16}>
      {outcomes.map((outcome, index) => (
        <CheckoutAlert
          key={index}
          outcome={outcome}
          gone="This car is no longer available"
          others={<Button size="small">See other cars</Button>}
          pending={false}
          onAskAgain={() => undefined}
        />
      ))}
    </Stack>
  ),
};
