import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/core/testing/fake-api';
import { Stage } from '../testing/Stage';
import { broken, settingsApi } from '../testing/settings-answers';
import SearchesScreen from './SearchesScreen';

const meta = {
  title: 'Plugins/Administration/Recent searches',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: SearchesScreen, path: '/settings/recent-searches', api: settingsApi() },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Empty: Story = {
  args: { api: settingsApi({ '/api/agency/search/services': { data: [], totalCount: 0 } }) },
};
export const Loading: Story = { args: { api: settingsApi({ '/api/agency/search/services': never }) } };
export const Failed: Story = { args: { api: settingsApi({ '/api/agency/search/services': broken() }) } };
