import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/core/testing/fake-api';
import { lettersApi } from '../testing/letters-answers';
import { broken } from '../testing/settings-answers';
import { Stage } from '../testing/Stage';
import LettersScreen from './LettersScreen';

const meta = {
  title: 'Plugins/Administration/Letters',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: LettersScreen, path: '/settings/letters', api: lettersApi() },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Chosen: Story = {
  args: { path: '/settings/letters?letter=boats.cancelled&language=pt&width=phone' },
};
export const Loading: Story = { args: { api: lettersApi({ '/api/agency/letters': never }) } };
export const Failed: Story = { args: { api: lettersApi({ '/api/agency/letters': broken() }) } };
export const NotDrawn: Story = { args: { api: lettersApi({ '/api/agency/letters/{id}': broken() }) } };
