import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '@/core/testing/fake-api';
import { harbour } from '../testing/bookings';
import { AGENT, BLUE_FJORD, item } from '../testing/fixtures';
import { Stage } from '../testing/Stage';
import ClientScreen from './person/ClientScreen';
import ClientsScreen from './ClientsScreen';
import { cannotFetch, peopleApi } from './testing/answers';

const NOTHING_SOLD = { ...BLUE_FJORD, bookingMenuItemOptions: [item('Air Travel', false)] };
const nobody = { data: [], totalCount: 0 };

const meta = {
  title: 'Plugins/Administration/Clients',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: ClientsScreen, path: '/clients', api: peopleApi() },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ForAnAgent: Story = { args: { user: AGENT } };
export const ForARestrictedAgent: Story = { args: { user: { ...AGENT, isRestrictedAgent: true } } };

/** Every page is meant, and the number says so. */
export const AllSelected: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [all] = await page.findAllByRole('checkbox', { name: 'Select all rows in view' });
    await userEvent.click(all!);
    await userEvent.click(await page.findByRole('button', { name: 'Select all 312' }));
    await expect(await page.findByText('All 312 selected')).toBeVisible();
  },
};

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Actions for Anna Bergström' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Deactivate' }));
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NoneYet: Story = { args: { api: peopleApi({ '/api/agency/clients/': nobody }) } };
export const NoneFound: Story = {
  args: { path: '/clients?find=zebra&status=Inactive', api: peopleApi({ '/api/agency/clients/': nobody }) },
};
export const Loading: Story = { args: { api: peopleApi({ '/api/agency/clients/': never }) } };
export const Failed: Story = { args: { api: peopleApi({ '/api/agency/clients/': cannotFetch() }) } };

/** Letters to many clients are on their way, and can be stopped. */
export const Writing: Story = {
  args: {
    api: peopleApi({
      '/api/agency/tasks': {
        data: [{ _id: 'a', kind: 'letters', total: 4_990, done: 1_240, isEnded: false, isStopped: false }],
      },
    }),
  },
};

export const Upload: Story = { args: { path: '/clients?open=upload' } };
export const UploadLookedAt: Story = {
  args: { path: '/clients?open=upload' },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Upload clients' }));
    const lines = [
      'name,email,phone',
      'Ana Prado,ana@x.example,',
      'Bo Lund,bo,',
      'Lars Holm,lars@x.example,',
    ];
    await userEvent.upload(
      dialog.getByLabelText('File with clients'),
      new File([lines.join('\n')], 'clients.csv', { type: 'text/csv' }),
    );
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('1 row cannot be saved')).toBeVisible());
  },
};

export const OneClient: Story = {
  args: {
    screen: ClientScreen,
    path: '/clients/x',
    agency: { ...BLUE_FJORD, bookingMenuItemOptions: null },
    registry: harbour().registry,
  },
};
export const OneClientWhereNothingIsSold: Story = {
  args: { screen: ClientScreen, path: '/clients/x', agency: NOTHING_SOLD },
};
export const OneClientForARestrictedAgent: Story = {
  args: {
    screen: ClientScreen,
    path: '/clients/x',
    user: { ...AGENT, isRestrictedAgent: true },
  },
};
export const OneClientNotThere: Story = {
  args: {
    screen: ClientScreen,
    path: '/clients/x',
    api: peopleApi({ '/api/agency/clients/{id}': undefined }),
  },
};
