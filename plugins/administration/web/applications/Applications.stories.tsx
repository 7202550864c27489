import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/core/testing/fake-api';
import { applicationsApi, ON, WITH_APPLICATIONS } from '../testing/application-answers';
import { broken } from '../testing/settings-answers';
import { Stage } from '../testing/Stage';
import ApplicationScreen from './ApplicationScreen';
import ApplicationsScreen from './ApplicationsScreen';

const meta = {
  title: 'Plugins/Administration/Applications',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    screen: ApplicationsScreen,
    path: '/settings/applications',
    agency: ON,
    registry: WITH_APPLICATIONS,
    api: applicationsApi(),
  },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = {
  screen: ApplicationScreen,
  route: '/settings/applications/$app',
};

export const List: Story = {};
export const Loading: Story = { args: { api: applicationsApi({ '/api/agency/applications': never }) } };
export const Failed: Story = { args: { api: applicationsApi({ '/api/agency/applications': broken() }) } };
/** The code of one of them does not arrive: the other goes on. */
export const NotLoaded: Story = {
  args: {
    registry: {
      ...WITH_APPLICATIONS,
      lanterns: {
        ...WITH_APPLICATIONS['lanterns']!,
        load: () => Promise.reject(new Error('The chunk is gone')),
      },
    },
  },
};
export const One: Story = { args: { ...one, path: '/settings/applications/harbour' } };
export const OneThatIsOff: Story = { args: { ...one, path: '/settings/applications/lanterns' } };
export const Unknown: Story = { args: { ...one, path: '/settings/applications/boats' } };
