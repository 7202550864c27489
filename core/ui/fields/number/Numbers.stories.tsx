import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Container, Stack } from '../../content/layout';
import { NumberField } from './NumberField';
import { SearchField } from '../SearchField';
import { TimeField } from '../../dates/TimeField';

const meta = {
  title: 'Library/Forms/Numbers, times, search',
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack>
      <NumberField
        label="Service fee"
        prefix="R$"
        decimals={2}
        defaultValue={35_000_000}
        hint="Per booking"
      />
      <NumberField
        label="Markup"
        suffix="%"
        decimals={2}
        defaultValue={7.5}
        steppers
        min={0}
        max={100}
        step={0.5}
      />
      <NumberField
        label="Markup, wrong"
        suffix="%"
        defaultValue={140}
        error="Enter a markup from 0 to 100 %"
      />
      <NumberField label="Markup, read-only" suffix="%" defaultValue={12} readOnly />
      <NumberField label="Markup, disabled" suffix="%" defaultValue={12} disabled steppers />
      <NumberField label="Seats, loading" defaultValue={4} loading optional />
      <TimeField label="Pick-up" defaultValue="14:30" min="06:00" max="23:30" stepMinutes={30} />
      <TimeField label="Drop-off" error="Choose a time after the pick-up" />
      <TimeField label="Drop-off, disabled" defaultValue="09:00" disabled />
      <SearchField label="Search bookings" placeholder="Locator, traveller or e-mail" />
      <SearchField label="Search clients" hideLabel={false} defaultValue="Souza" loading />
      <SearchField label="Search, disabled" defaultValue="Souza" disabled />
    </Stack>
  ),
};

const typed = fn();
/** Typed in the language's way; arrows step; what cannot be read stays for its owner. */
export const ByKeyboard: Story = {
  globals: { language: 'pt' },
  render: () => (
    <NumberField label="Taxa" decimals={2} defaultValue={1} onChange={typed} max={2000} step={0.5} min={0} />
  ),
  play: async ({ canvasElement }) => {
    typed.mockClear();
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '1.234,5');
    await expect(typed).toHaveBeenLastCalledWith(1234.5);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('1.235');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('1.240');
    await userEvent.clear(field);
    await expect(typed).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, 'x1');
    await userEvent.tab();
    await expect(field).toHaveValue('x1');
  },
};

const submitted = fn();
export const EscapeEmptiesTheSearch: Story = {
  render: () => <SearchField label="Search bookings" onSubmitSearch={submitted} />,
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search bookings' });
    await userEvent.type(field, 'H7K{Enter}');
    await expect(submitted).toHaveBeenCalledWith('H7K');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
