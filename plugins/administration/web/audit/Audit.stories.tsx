import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/core/testing/fake-api';
import { Stage } from '../testing/Stage';
import { broken, settingsApi } from '../testing/settings-answers';
import AuditScreen from './AuditScreen';

const meta = {
  title: 'Plugins/Administration/Activity log',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: AuditScreen, path: '/settings/audit', api: settingsApi() },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Empty: Story = {
  args: { api: settingsApi({ '/api/agency/audit': { data: [], totalCount: 0, people: [], actions: [] } }) },
};
export const Loading: Story = { args: { api: settingsApi({ '/api/agency/audit': never }) } };
export const Failed: Story = { args: { api: settingsApi({ '/api/agency/audit': broken() }) } };
