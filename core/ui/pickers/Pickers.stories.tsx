import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button';
import { Combobox, type ComboboxProps, type PickOption } from './Combobox';
import { Building2, Plane } from '../pictures/icons';
import { Container, Stack } from '../content/layout';
import { MultiSelect } from './MultiSelect';
import { Popover } from '../overlays/Popover';
import { filterOptions } from './option-filter';

const COUNTRIES: PickOption[] = [
  { value: 'BR', label: 'Brazil', code: 'BR', group: 'Americas', keywords: 'Brasil' },
  { value: 'AR', label: 'Argentina', code: 'AR', group: 'Americas' },
  { value: 'UY', label: 'Uruguay', code: 'UY', group: 'Americas' },
  { value: 'PT', label: 'Portugal', code: 'PT', group: 'Europe', detail: 'Schengen area' },
  {
    value: 'DE',
    label: 'Germany',
    code: 'DE',
    group: 'Europe',
    detail: 'Schengen area',
    keywords: 'Deutschland',
  },
  { value: 'ST', label: 'São Tomé and Príncipe', code: 'ST', group: 'Africa' },
  { value: 'AQ', label: 'Antarctica', code: 'AQ', group: 'Elsewhere', disabled: true },
];
const CARRIERS: PickOption[] = Array.from({ length: 640 }, (_, index) => ({
  value: `C${index}`,
  label: `Carrier number ${index + 1}`,
  code: String(index + 1),
}));

const meta = {
  title: 'Library/Forms/Pickers',
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

/** Every state at rest. */
export const States: Story = {
  render: () => (
    <Stack>
      <Combobox label="Nationality" options={COUNTRIES} placeholder="Choose a country" />
      <Combobox label="Nationality, chosen" options={COUNTRIES} defaultValue="PT" hint="As in the passport" />
      <Combobox
        label="Nationality, wrong"
        options={COUNTRIES}
        error="Please choose your nationality"
        optional
      />
      <Combobox label="Agency, loading" options={[]} status="loading" icon={Building2} />
      <Combobox label="Agency, read-only" options={COUNTRIES} defaultValue="DE" readOnly />
      <Combobox label="Agency, disabled" options={COUNTRIES} defaultValue="DE" disabled />
      <MultiSelect label="Destinations" options={COUNTRIES} placeholder="Any" />
      <MultiSelect label="Destinations, chosen" options={COUNTRIES} defaultValue={['BR', 'ST', 'DE']} />
      <MultiSelect label="Destinations, wrong" options={COUNTRIES} error="Please choose at least one" />
      <MultiSelect label="Destinations, read-only" options={COUNTRIES} defaultValue={['BR']} readOnly />
      <MultiSelect label="Destinations, disabled" options={COUNTRIES} defaultValue={['BR']} disabled />
    </Stack>
  ),
};

const chosen = fn();
/** Typing without accents, arrows past what is disabled, Enter, Escape. */
export const ByKeyboard: Story = {
  render: () => <Combobox label="Nationality" options={COUNTRIES} onChange={chosen} />,
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'sao');
    // The list is shown once it has its place.
    await waitFor(() => expect(canvas.getByRole('option', { name: /São Tomé/ })).toBeVisible());
    // The page moves when something above it arrives: the list stays.
    fireEvent.scroll(document);
    await expect(await canvas.findByText('1 option')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith('ST');
    await expect(field).toHaveValue('São Tomé and Príncipe');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    const active = document.getElementById(field.getAttribute('aria-activedescendant')!);
    await expect(active).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(chosen).toHaveBeenCalledTimes(1);
  },
};

/** Leaving without choosing brings the choice back; emptying and leaving takes it away. */
export const LeftWithoutChoosing: Story = {
  render: () => <Combobox label="Nationality" options={COUNTRIES} defaultValue="PT" />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'zz');
    await userEvent.tab();
    await expect(field).toHaveValue('Portugal');
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

function Remote(given: Partial<ComboboxProps<string>>) {
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(query), 300);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <Combobox
      label="Carrier"
      icon={Plane}
      placeholder="Name or code"
      options={query ? filterOptions(CARRIERS, answered) : CARRIERS}
      status={query === answered ? 'ready' : 'loading'}
      onQueryChange={setQuery}
      {...given}
    />
  );
}
/** The caller searches: the list follows its answers. */
export const Asynchronous: Story = {
  render: () => <Remote />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), '64');
    await userEvent.click(await canvas.findByRole('option', { name: /number 640/ }));
    await expect(await canvas.findByRole('combobox')).toHaveValue('Carrier number 640');
    await waitFor(() => expect(canvas.getByRole('combobox')).not.toHaveAttribute('aria-busy'));
  },
};

/** Enter before the caller has answered chooses nothing that does not match. */
export const TypedQuickly: Story = {
  render: () => <Remote />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.click(field);
    fireEvent.change(field, { target: { value: '640' } });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('640');
    for (const option of within(canvasElement).queryAllByRole('option'))
      await expect(option).toHaveTextContent('640');
    await within(canvasElement).findByRole('option', { name: /number 640/ });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Carrier number 640');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-busy'));
  },
};

export const Failed: Story = {
  render: () => <Remote status="error" options={[]} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'tap');
    await waitFor(() => expect(within(canvasElement).getByText(/could not be loaded/)).toBeVisible());
  },
};

const created = fn();
export const AddsWhatIsMissing: Story = {
  render: () => <Combobox label="Cost centre" options={COUNTRIES.slice(0, 2)} onCreate={created} />,
  play: async ({ canvasElement }) => {
    created.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'Vertrieb');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add “Vertrieb”' }));
    await expect(created).toHaveBeenCalledWith('Vertrieb');
  },
};

const many = fn();
/** Several by keyboard: the list stays open, Backspace takes the last one away, a limit says why. */
export const SeveralByKeyboard: Story = {
  render: () => (
    <MultiSelect
      label="Destinations"
      options={COUNTRIES}
      onChange={many}
      max={3}
      maxReason="At most 3 destinations"
    />
  ),
  play: async ({ canvasElement }) => {
    many.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'bra{Enter}ger{Enter}');
    await expect(many).toHaveBeenLastCalledWith(['BR', 'DE']);
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await userEvent.type(field, 'x{Backspace}uru{Enter}');
    await expect(many).toHaveBeenLastCalledWith(['BR', 'DE', 'UY']);
    await expect(await canvas.findByText('At most 3 destinations')).toBeVisible();
    await expect(await canvas.findByRole('option', { name: /Argentina/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(many).toHaveBeenLastCalledWith(['BR', 'DE']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Brazil' }));
    await expect(many).toHaveBeenLastCalledWith(['DE']);
  },
};

/** The list stands below its field wherever that was moved to, and Escape closes it before what it is in. */
export const InAPopover: Story = {
  render: () => (
    <Popover label="Nationality of the guests" trigger={<Button variant="secondary">Guests</Button>}>
      <Combobox label="Nationality" options={COUNTRIES} />
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Guests' }));
    const field = await screen.findByRole('combobox', { name: 'Nationality' });
    await userEvent.click(field);
    const list = await screen.findByRole('listbox', { name: 'Nationality' });
    await waitFor(async () => {
      const [box, below] = [field.getBoundingClientRect(), list.getBoundingClientRect()];
      await expect(Math.abs(below.left - box.left)).toBeLessThan(24);
      await expect(below.top - box.bottom).toBeGreaterThan(0);
      await expect(below.top - box.bottom).toBeLessThan(24);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  },
};

/** Long words on a narrow screen, the list open. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <MultiSelect
      label="Versicherungsnehmeridentifikationsnummern"
      defaultValue={['a', 'b']}
      options={[
        {
          value: 'a',
          label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
          detail: 'Rindfleischetikettierung',
        },
        { value: 'b', label: 'Kraftfahrzeughaftpflichtversicherung' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(within(canvasElement).getByRole('listbox')).toBeVisible());
  },
};
export const PseudoLocale: Story = { ...States, globals: { language: 'pseudo' } };
