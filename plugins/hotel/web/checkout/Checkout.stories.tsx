import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSkeleton } from '@/core/selling/checkout/CheckoutSkeleton';
import { aCheckout } from '@/core/testing/checkout';
import { STAY, usd } from '../testing/fixtures';
import { aHotelQuote, aHotelStay, PRICE } from '../testing/fixtures-booked';
import { Stage } from '../testing/stage';
import { Checkout } from './HotelCheckout';

const [ROOM] = aHotelStay().rooms;

const meta = {
  title: 'Plugins/Hotel/Checkout',
  component: Checkout.Page,
  args: {
    ...aCheckout({ checkoutKey: 'hotel-story', criteria: STAY, first: aHotelQuote(), extras: {} }),
    address: { place: STAY.place, hotel: 'htl_baixa', rates: 'rate-breakfast' },
    search: 'search.sealed',
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Checkout.Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaidNow: Story = {};
/** No card, nothing to pay now, and nothing that could be added. */
export const PaidAtTheProperty: Story = {
  args: {
    checkoutKey: 'hotel-story-later',
    first: aHotelQuote({ offer: aHotelStay({ payment: 'property' }) }),
  },
};
/** A guest for each room; never to be given back. */
export const SeveralRooms: Story = {
  args: {
    checkoutKey: 'hotel-story-rooms',
    first: aHotelQuote({
      offer: aHotelStay({
        rooms: [ROOM!, { ...ROOM!, name: 'Terrace suite', party: { adults: 2, childAges: [4, 9] } }],
        terms: { freeUntil: null, fee: null, nothingFrom: '2027-03-12T15:00:00Z' },
      }),
    }),
  },
};
/** R271: a failed submit shows every error at its field and in the summary, which has the focus. */
export const Errors: Story = {
  args: { checkoutKey: 'hotel-story-errors' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLFormElement>('form')!.requestSubmit();
    await new Promise((done) => setTimeout(done, 300));
  },
};
export const PriceChangedOnEntry: Story = {
  args: { checkoutKey: 'hotel-story-price', agreed: usd(440) },
};
/** R268, R269: above both prices, with both figures, and sold all the same. */
export const ForStaff: Story = {
  args: {
    checkoutKey: 'hotel-story-staff',
    first: aHotelQuote({
      price: {
        ...PRICE,
        staff: {
          wholesale: usd(440),
          agencyMarkup: usd(42.3),
          agencyFee: usd(4),
          commission: usd(46.3),
          retail: usd(460),
          published: usd(480),
        },
      },
    }),
  },
};
export const Loading: Story = { render: () => <CheckoutSkeleton /> };
