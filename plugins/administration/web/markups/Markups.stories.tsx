import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { never } from '@/core/testing/fake-api';
import { Stage } from '../testing/Stage';
import { broken, CHANGES, settingsApi } from '../testing/settings-answers';
import MarkupsScreen from './MarkupsScreen';

const meta = {
  title: 'Plugins/Administration/Markups',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: MarkupsScreen, path: '/settings/markups', api: settingsApi() },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const OneClient: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('combobox', { name: 'Client or agent' }), 'Anna');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Anna/ }));
    await expect(await page.findByRole('region', { name: /Markup for Anna/ })).toBeVisible();
  },
};

export const OutOfBounds: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('spinbutton', { name: 'Default markup' });
    await userEvent.clear(field);
    await userEvent.type(field, '250');
    await userEvent.tab();
    await expect(await page.findByText('Markup must be between 0 and 100')).toBeVisible();
  },
};

export const NothingChangedYet: Story = {
  args: { api: settingsApi({ '/api/agency/markups/history': { data: [], totalCount: 0 } }) },
};

export const LongNames: Story = {
  args: {
    api: settingsApi({
      '/api/agency/markups/history': {
        data: CHANGES.map((change) => ({
          ...change,
          by: 'Maria Clara de Albuquerque Cavalcanti e Vasconcelos',
        })),
        totalCount: 31,
      },
    }),
  },
};

export const Loading: Story = { args: { api: settingsApi({ '/api/agency/markups': never }) } };
export const Failed: Story = { args: { api: settingsApi({ '/api/agency/markups': broken() }) } };
