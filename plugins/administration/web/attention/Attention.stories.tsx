import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { never } from '@/core/testing/fake-api';
import { Stage } from '../testing/Stage';
import { attentionApi } from '../testing/attention-answers';
import { broken } from '../testing/settings-answers';
import AttentionScreen from './AttentionScreen';

const meta = {
  title: 'Plugins/Administration/Needs attention',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: AttentionScreen, path: '/attention', api: attentionApi() },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name });
    await userEvent.click(button!);
    await screen.findByRole('dialog');
  };

export const Open: Story = {};
export const Done: Story = { args: { path: '/attention?show=done' } };
export const Empty: Story = {
  args: { api: attentionApi({ '/api/agency/attention': { data: [], totalCount: 0 } }) },
};
export const Loading: Story = { args: { api: attentionApi({ '/api/agency/attention': never }) } };
export const Failed: Story = { args: { api: attentionApi({ '/api/agency/attention': broken() }) } };
export const Refunding: Story = { play: press('Refund the money') };
export const Settling: Story = { play: press('Resolve') };
export const Writing: Story = { play: press('Write to the client') };
