import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { accountRefusals } from '@/core/contract/refusals/account';
import { refusal } from '@/core/testing/refusal';
import { BLUE_FJORD, item } from '../testing/fixtures';
import { Stage } from '../testing/Stage';
import AgentScreen from './person/AgentScreen';
import AgentsScreen from './AgentsScreen';
import { peopleApi } from './testing/answers';

const meta = {
  title: 'Plugins/Administration/Agents',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: AgentsScreen, path: '/agents', api: peopleApi() },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const NoneYet: Story = {
  args: {
    api: peopleApi({
      '/api/agency/agents': { data: [], totalCount: 0 },
      '/api/agency/invitations': { data: [] },
    }),
  },
};

export const Inviting: Story = {
  args: { path: '/agents?open=invite' },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Invite an agent' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'rosa@');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(await dialog.findByText('Please enter a valid email address')).toBeVisible();
  },
};

export const InvitedAlready: Story = {
  args: {
    path: '/agents?open=invite',
    api: peopleApi({
      '/api/agency/invitations': ({ body }: { body?: unknown }) =>
        body ? refusal(409, 'CONFLICT', accountRefusals.alreadyInvited) : { data: [] },
    }),
  },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Invite an agent' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'rosa@x.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('Email already invited')).toBeVisible());
  },
};

export const OneAgent: Story = {
  args: {
    screen: AgentScreen,
    path: '/agents/x',
    agency: { ...BLUE_FJORD, bookingMenuItemOptions: [item('Air Travel', false)] },
  },
};
