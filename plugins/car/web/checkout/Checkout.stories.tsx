import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSkeleton } from '@/core/selling/checkout/CheckoutSkeleton';
import { aCheckout } from '@/core/testing/checkout';
import { quoteCar, type CarExtras } from '../../contract';
import { NO_EXTRAS } from '../extras';
import { DETAILS, QUOTE, RENTAL, usd } from '../testing/fixtures';
import { quoteWith } from '../testing/quote-fixture';
import { Stage } from '../testing/stage';
import CarCheckout from './CarCheckout';

const CHOSEN: CarExtras = { coverages: ['SCDW'], accessories: [{ code: 'CST', quantity: 2 }] };
const answers = {
  [quoteCar.path]: ({ body }: { body?: Record<string, unknown> }) => ({
    data: quoteWith(body?.['extras'] as CarExtras | undefined),
  }),
};

const meta = {
  title: 'Plugins/Car/Checkout',
  component: CarCheckout.Page,
  args: {
    ...aCheckout({ checkoutKey: 'car-story', criteria: RENTAL, first: QUOTE, extras: NO_EXTRAS }),
    address: { offer: DETAILS.id },
    search: undefined,
  },
  decorators: [
    (Story) => (
      <Stage answers={answers}>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof CarCheckout.Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** R300: a failed submit shows every error at its field and in the summary, which has the focus. */
export const Errors: Story = {
  args: { checkoutKey: 'car-story-errors' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLFormElement>('form')!.requestSubmit();
    await new Promise((done) => setTimeout(done, 300));
  },
};
/** Two child seats and full protection, each a line of the price. */
export const WithExtras: Story = {
  args: { checkoutKey: 'car-story-extras', first: quoteWith(CHOSEN), extras: CHOSEN },
};
export const PriceChangedOnEntry: Story = {
  args: { checkoutKey: 'car-story-price', agreed: usd(261) },
};
/** R169: the agency has switched payment off. */
export const PaymentDisabled: Story = {
  args: { checkoutKey: 'car-story-disabled' },
  decorators: [
    (Story) => (
      <Stage answers={answers} isPaymentDisabled>
        <Story />
      </Stage>
    ),
  ],
};
/** R224: staff set the markup of this sale and see what it is made of. */
export const ForStaff: Story = {
  args: {
    checkoutKey: 'car-story-staff',
    first: {
      ...QUOTE,
      price: {
        ...QUOTE.price,
        staff: {
          wholesale: usd(270),
          agencyMarkup: usd(15.6),
          agencyFee: usd(4),
          commission: usd(15.6),
          retail: null,
          published: null,
        },
      },
    },
  },
};
/** Long names and a price that no rental has; never to be cancelled for free. */
export const LongWords: Story = {
  args: {
    checkoutKey: 'car-story-long',
    first: {
      ...QUOTE,
      offer: {
        ...DETAILS,
        pickUp: {
          ...DETAILS.pickUp,
          name: 'Aeroporto Internacional Governador André Franco Montoro de São Paulo-Guarulhos',
        },
        availableCore: {
          ...DETAILS.availableCore,
          vendor: { code: 'WW', name: 'Worldwide Vehicle Rentals and Leasing Partnership' },
        },
        cancellation: { ...DETAILS.cancellation, freeUntil: null },
        charges: [{ kind: 'rental', amount: usd(98_765_432.1) }],
      },
      price: {
        lines: [
          { kind: 'base', amount: usd(98_765_432.1) },
          { kind: 'taxes', amount: usd(1_234_567.89) },
        ],
        total: usd(99_999_999.99),
      },
    },
  },
};
export const Loading: Story = { render: () => <CheckoutSkeleton /> };
