import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSkeleton } from '@/core/selling/checkout/CheckoutSkeleton';
import { aCheckout } from '@/core/testing/checkout';
import { anOption, ASKING, SEARCH, usd } from '../testing/fixtures';
import { anOffer, aQuote, PRICE } from '../testing/fixtures-booked';
import { Stage } from '../testing/stage';
import ActivityCheckout from './ActivityCheckout';

const asked = aQuote({
  offer: anOffer({
    activity: ASKING,
    option: anOption({ instant: false }),
    travelers: { ADULT: 1, CHILD: 1 },
  }),
});
const choose = async (canvas: HTMLElement, path: string, value: string) => {
  const select = canvas.querySelector<HTMLSelectElement>(`#checkout-${path}`)!;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((done) => setTimeout(done, 50));
};

const meta = {
  title: 'Plugins/Activity/Checkout',
  component: ActivityCheckout.Page,
  args: {
    ...aCheckout({
      checkoutKey: 'activity-story',
      criteria: SEARCH,
      first: aQuote({ offer: anOffer({ travelers: { ADULT: 2 } }) }),
      extras: {},
    }),
    address: { option: 'option.sealed' },
    search: undefined,
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof ActivityCheckout.Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked but names. */
export const Plain: Story = {};
/** R332, R336: every question, by air and by ship. */
export const EverythingAsked: Story = {
  args: { checkoutKey: 'activity-story-asked', first: asked },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'guests-arrival-mode', 'AIRPORT');
    await choose(canvasElement, 'guests-departure-mode', 'CRUISE');
  },
};
/** A failed submit shows every error at its field and in the summary, which has the focus. */
export const Errors: Story = {
  args: { checkoutKey: 'activity-story-errors', first: asked },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'guests-arrival-mode', 'TRAIN');
    canvasElement.querySelector<HTMLFormElement>('form')!.requestSubmit();
    await new Promise((done) => setTimeout(done, 300));
  },
};
/** R337: said beside the button; nothing ever comes back whole. */
export const ConfirmedByTheOrganizer: Story = {
  args: {
    checkoutKey: 'activity-story-manual',
    first: aQuote({
      offer: anOffer({
        option: anOption({ instant: false, freeUntil: null, startsAt: { day: '2027-03-12', time: null } }),
        travelers: { SENIOR: 1 },
      }),
    }),
  },
};
export const PriceChangedOnEntry: Story = {
  args: { checkoutKey: 'activity-story-price', agreed: usd(70) },
};
export const OnAPhone: Story = {
  args: { checkoutKey: 'activity-story-phone', first: asked },
  globals: { viewport: { value: 'phone' } },
};
/** R224: staff set the markup of this sale and see what it is made of. */
export const ForStaff: Story = {
  args: {
    checkoutKey: 'activity-story-staff',
    first: aQuote({
      price: {
        ...PRICE,
        staff: {
          ...{ wholesale: usd(60), agencyMarkup: usd(12), agencyFee: usd(4), commission: usd(16) },
          ...{ retail: null, published: null },
        },
      },
    }),
  },
};
export const Loading: Story = { render: () => <CheckoutSkeleton /> };
