import { requestRefusals } from '@/core/contract/refusals/request';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusal } from '../../testing/fake-api';
import { Stage } from '../../testing/stage';
import { DEFAULT_PREFERENCES, readPreferences } from '../criteria/preferences';
import { AdvancedOptions } from './AdvancedOptions';
import { carrierDictionary } from './carriers';
import { OptionsPanel } from './OptionsPanel';

const nothing = () => undefined;

const meta = {
  title: 'Plugins/Flight/Advanced options',
  component: OptionsPanel,
  args: { value: DEFAULT_PREFERENCES, onChange: nothing, onClose: nothing },
  render: function Live({ value: initial }) {
    const [value, onChange] = useState(initial);
    return <OptionsPanel value={value} onChange={onChange} onClose={nothing} />;
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof OptionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrowed = readPreferences(
  'refundable.yes~flightsAllowedMarketingCarriers.S4.TP~allowedStops.1~noOvernightStay',
);

/** R190 to R192: nothing differs from the defaults. */
export const Defaults: Story = {};
export const Narrowed: Story = { args: { value: narrowed } };
/** Escape closes the list of airlines, and only then the panel. */
export const AirlineList: Story = {
  play: async () => {
    const panel = await screen.findByRole('dialog');
    const field = await within(panel).findByRole('combobox');
    await userEvent.type(field, 'tap');
    await screen.findByRole('option');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(await screen.findByRole('dialog')).toBe(panel);
  },
};
/** Those who sell see the technical ones as well. */
export const ForStaff: Story = {
  args: { value: readPreferences('fareTypes.PRIVATE~searchSpeed.5') },
  decorators: [
    (Story) => (
      <Stage userType="SalesAgent">
        <Story />
      </Stage>
    ),
  ],
};
/** A link from an agent carries options that the traveler does not see: it is told, and Reset takes them away. */
export const SetByAgent: Story = { args: { value: readPreferences('ticketingChecks~searchSpeed.5') } };
/** R234: without the dictionary of airlines there is nothing to choose from, and a retry. */
export const NoAirlines: Story = {
  decorators: [
    (Story) => (
      <Stage answers={{ [carrierDictionary.path]: refusal(502, 'UPSTREAM_FAILED', requestRefusals.failed) }}>
        <Story />
      </Stage>
    ),
  ],
};
/** The button in the form, with and without something changed. */
export const Buttons: Story = {
  render: () => (
    <>
      <AdvancedOptions value={DEFAULT_PREFERENCES} onChange={nothing} />
      <AdvancedOptions value={narrowed} onChange={nothing} />
    </>
  ),
};
