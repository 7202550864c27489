import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AGENT, BLUE_FJORD, fakeApi, TRIPS, unreachable } from '../testing/fixtures';
import { Stage } from '../testing/Stage';
import DashboardScreen from './DashboardScreen';

const meta = {
  title: 'Plugins/Administration/Dashboard',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: DashboardScreen, path: '/dashboard' },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Website settings' })).toBeVisible();
    await expect((await page.findAllByText('Lisbon to New York'))[0]).toBeInTheDocument();
  },
};

export const SalesAgent: Story = { args: { user: AGENT } };

export const Many: Story = {
  args: {
    api: fakeApi({
      trips: Array.from({ length: 1284 }, (_, index) => ({
        ...TRIPS[index % TRIPS.length]!,
        bookingId: String(index),
      })),
    }).api,
  },
};

const NO_CONTACT = { ...BLUE_FJORD, contactPhoneNumber: null, contactEmailId: null };
export const Empty: Story = { args: { agency: NO_CONTACT, api: fakeApi({ trips: [] }).api } };

export const Loading: Story = { args: { api: fakeApi({ silent: true }).api } };

export const Failed: Story = {
  args: { api: fakeApi({ failsWith: unreachable() }).api },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/could not reach the server/, undefined, { timeout: 8000 }),
    ).toBeVisible();
  },
};
