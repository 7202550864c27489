import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, within } from 'storybook/test';
import { FONTS, ROUNDNESS } from '../../core/contract/constants';
import { LabView, type LabArgs } from './LabView';
import { SCREENS } from './Screen';

const meta = {
  title: 'Start/Theme lab',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { hex: '2c7be5', keepsColorInDark: true, font: 'Roboto', roundness: 1, screen: 'all' },
  argTypes: {
    hex: { control: 'text', description: 'Six digits, with or without #' },
    keepsColorInDark: { control: 'boolean' },
    font: { control: 'select', options: FONTS },
    roundness: { control: 'inline-radio', options: ROUNDNESS },
    screen: { control: 'select', options: ['all', ...Object.keys(SCREENS)] },
  },
  render: function Lab(args) {
    const [, update] = useArgs<LabArgs>();
    return <LabView {...args} onChange={update} />;
  },
} satisfies Meta<LabArgs>;
export default meta;
type Story = StoryObj<LabArgs>;

/** The choices stand in the address: copy it to show somebody this very theme. */
export const Lab: Story = {};

export const PaleYellow: Story = {
  args: { hex: 'f5d90a', keepsColorInDark: false, font: 'Lora', roundness: 1.5 },
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement);
    await expect(await lab.findByText(/Dark words stand on it/)).toBeVisible();
    await expect(await lab.findByText(/In the dark the brand is the default blue/)).toBeVisible();
  },
};

/** The agency keeps it in the dark, where it would be lost as it is. */
export const DarkNavy: Story = {
  args: { hex: '0b1f3a' },
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement);
    await expect(await lab.findByText(/In the dark, buttons are #5e7696/)).toBeVisible();
  },
};

export const NotAColour: Story = {
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement);
    const field = lab.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(field);
    await userEvent.type(field, 'teal');
    await userEvent.tab();
    await expect(await lab.findByText(/Six digits of 0–9 and a–f/)).toBeVisible();
  },
};
