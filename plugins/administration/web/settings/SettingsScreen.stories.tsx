import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteSettings } from '@/core/contract';
import { expect, userEvent, within } from 'storybook/test';
import { BLUE_FJORD, fakeApi, item, MENU } from '../testing/fixtures';
import { Stage } from '../testing/Stage';
import SettingsScreen from './SettingsScreen';

const meta = {
  title: 'Plugins/Administration/Website settings',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { screen: SettingsScreen, path: '/settings/website' },
  argTypes: { screen: { table: { disable: true } }, api: { table: { disable: true } } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};

export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('switch', { name: 'Cars' }));
    await userEvent.click(page.getByRole('button', { name: 'Move Hotels up' }));
    await expect(await page.findByRole('status')).toHaveTextContent('2 unsaved changes');
  },
};

export const NothingOnSale: Story = {
  args: { agency: { ...BLUE_FJORD, bookingMenuItemOptions: MENU.map(({ name }) => item(name, false)) } },
};

export const NotInstalled: Story = {
  args: { agency: { ...BLUE_FJORD, bookingMenuItemOptions: [...MENU, item('Hot air balloons'), 42] } },
};

export const Brand: Story = { args: { path: '/settings/website?panel=brand' } };

export const PaleColor: Story = {
  args: {
    path: '/settings/website?panel=brand',
    agency: { ...BLUE_FJORD, primaryColor: '#f5d90a', roundness: 1.5 },
  },
};

export const PreviewInTheDark: Story = {
  args: { path: '/settings/website?panel=brand' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByLabelText('Dark'));
  },
};

/** Somebody else saved another color and switched Cars on before this edit was saved. */
const raced = fakeApi({
  agency: {
    ...BLUE_FJORD,
    primaryColor: '#7a2e8f',
    bookingMenuItemOptions: [item('Air Travel', true, true), item('Hotels'), item('Cars')],
    version: 8,
  },
});
export const Conflict: Story = {
  args: { path: '/settings/website?panel=brand', api: raced.api },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: 'Primary color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#1f8a4c');
    await userEvent.click(page.getByRole('button', { name: 'Save changes' }));
    await expect(await page.findByText(/Someone else changed these settings/)).toBeVisible();
  },
};

export const HomePage: Story = {
  args: { path: '/settings/website?panel=home' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: 'Banner heading' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Too short');
    await userEvent.tab();
    await expect(await page.findByText('Banner heading must be between 4 and 30 words')).toBeVisible();
  },
};

export const Contact: Story = { args: { path: '/settings/website?panel=contact' } };

export const LegalTexts: Story = {
  args: {
    path: '/settings/website?panel=legal',
    agency: {
      ...BLUE_FJORD,
      privacyPolicy:
        '<h2>What we keep</h2><p>Only what a <strong>carrier</strong> needs, see <a href="https://law.example">the law</a>.</p><ul><li>Your name</li><li>Your dates</li></ul><table><tbody><tr><th scope="col">What</th><td>How long</td></tr></tbody></table>',
    },
  },
};

export const NoLegalText: Story = { args: { path: '/settings/website?panel=legal' } };

export const SignUpAndDomain: Story = { args: { path: '/settings/website?panel=access' } };

const domain = (site: Partial<SiteSettings>): Story => ({
  args: { path: '/settings/website?panel=access', api: fakeApi({ site }).api },
});
export const DomainInUse: Story = domain({ domainStatus: 'active' });
export const DomainMissing: Story = domain({
  domainStatus: 'missing',
  domainEndsAt: '2027-05-07T10:00:00.000Z',
});

export const OpenSignUp: Story = {
  args: {
    path: '/settings/website?panel=access',
    api: fakeApi({
      site: {
        signUpDomains: [],
        customDomain: null,
        domainStatus: 'none',
        domainProof: null,
        sso: {
          isSSOEnabled: false,
          tokenValidationEndpoint: '',
          tokenValidationBodyKey: '',
          remoteSignup: false,
          directLogin: true,
        },
      },
    }).api,
  },
};
