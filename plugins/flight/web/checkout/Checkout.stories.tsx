import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutSkeleton } from '@/core/selling/checkout/CheckoutSkeleton';
import { aCheckout } from '@/core/testing/checkout';
import { QUOTE } from '../testing/fake-api';
import { NO_EXTRAS } from '../extras/choice';
import { usd } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import FlightCheckout from './FlightCheckout';

const meta = {
  title: 'Plugins/Flight/Checkout',
  component: FlightCheckout.Page,
  args: {
    ...aCheckout({
      checkoutKey: 'flight-story',
      criteria: {
        from: 'LIS',
        to: 'NYC',
        depart: '2027-03-10',
        return: '2027-03-17',
        adults: 1,
        children: 1,
      },
      first: QUOTE,
      extras: NO_EXTRAS,
    }),
    address: { offer: QUOTE.offer.id, total: 1, currency: 'USD' },
    search: undefined,
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof FlightCheckout.Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** A failed submit: every error at its field and in the summary, which has the focus. */
export const Errors: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLFormElement>('form')!.requestSubmit();
    await new Promise((done) => setTimeout(done, 300));
  },
};
/** A name in other letters: what the passport most likely makes of it is one press away. */
export const NameOfOtherLetters: Story = {
  args: { checkoutKey: 'flight-story-letters' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox', { name: 'First name' });
    await userEvent.type(first!, 'Юлия');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Tickets are written in Latin letters/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use “Iuliia”' }));
    await expect(first).toHaveValue('Iuliia');
    await expect(first).toHaveFocus();
    await expect(canvas.queryByText(/^Tickets are written in Latin letters/)).toBeNull();
  },
};
/** A child of another age than the fare was priced for: said at the field, with the way to a fare of that age. */
export const AnotherAge: Story = {
  args: {
    checkoutKey: 'flight-story-age',
    first: {
      ...QUOTE,
      asks: { passport: false, loyalty: [], ages: { said: [null, 7], on: '2027-03-17' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const typed = { day: '17', month: '03', year: '2019' };
    for (const [part, value] of Object.entries(typed)) {
      const box = document.getElementById(`checkout-travellers-1-birthDate-${part}`)!;
      await userEvent.clear(box);
      await userEvent.type(box, value);
    }
    await userEvent.tab();
    await expect(await canvas.findByText(/^This fare was priced for a traveler aged 7/)).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Search again with the right age' }),
    ).toBeVisible();
  },
};
export const PriceChangedOnEntry: Story = {
  args: { first: { ...QUOTE, changed: true, previousTotal: usd(1300) } },
};
/** R169: the agency has switched payment off. */
export const PaymentDisabled: Story = {
  decorators: [
    (Story) => (
      <Stage isPaymentDisabled>
        <Story />
      </Stage>
    ),
  ],
};
export const HoldOrPay: Story = {
  args: {
    checkoutKey: 'flight-story-hold',
    first: { ...QUOTE, payLater: { until: '2099-02-21T09:41:00Z' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Hold until/ }));
  },
};
/** R224, R225, R439: staff set the markup of this sale and see what it is made of. */
export const ForStaff: Story = {
  args: {
    checkoutKey: 'flight-story-staff',
    first: {
      ...QUOTE,
      price: {
        ...QUOTE.price,
        staff: {
          wholesale: usd(1296.4),
          agencyMarkup: usd(64),
          agencyFee: usd(4),
          commission: usd(64),
          retail: usd(1350),
          published: usd(1300),
        },
      },
    },
  },
};
export const Loading: Story = { render: () => <CheckoutSkeleton /> };
