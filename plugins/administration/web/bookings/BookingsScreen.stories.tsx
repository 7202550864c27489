import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unreachable } from '../testing/fixtures';
import { aBoat, harbour } from '../testing/bookings';
import { Stage } from '../testing/Stage';
import BookingsScreen from './BookingsScreen';

const at = (sea: Parameters<typeof harbour>[0] = {}) => {
  const { api, registry } = harbour(sea);
  return { api, registry };
};

const meta = {
  title: 'Plugins/Administration/Bookings',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: BookingsScreen, path: '/bookings/boats', route: '/bookings/$list', ...at() },
  argTypes: {
    screen: { table: { disable: true } },
    api: { table: { disable: true } },
    registry: { table: { disable: true } },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('BOAT01')).toBeVisible();
  },
};

export const Filtered: Story = {
  args: { path: '/bookings/boats?status=Cancelled&when=past&from=2027-01-01&user=u1' },
};

/** Long names, no locator yet, huge prices. */
export const Extreme: Story = {
  args: at({
    rows: [
      aBoat(1, {
        boat: 'Donaudampfschifffahrtsgesellschaftskapitänsboot von Passau nach Budapest',
        recordLocator: null,
        salesPrice: { amount: 35_000_000_000, currency: 'IDR' },
        bookingStatus: 'Waitlisted by the supplier until further notice',
      }),
      ...Array.from({ length: 60 }, (_, index) => aBoat(index + 2)),
    ],
  }),
};

export const Empty: Story = { args: at({ rows: [] }) };
export const NothingMatches: Story = { args: { path: '/bookings/boats?status=Lost' } };
export const Loading: Story = { args: at({ silent: true }) };
export const Failed: Story = { args: at({ failsWith: unreachable() }) };

/** R389 */
export const Drawer: Story = {
  args: { path: '/bookings/boats?booking=b3' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Payment collected')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
