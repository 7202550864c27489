import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '../../content/layout';
import { PlaceField, type PlaceFieldProps, type PlaceGroup, type PlaceOption } from './PlaceField';

const PLACES: PlaceGroup[] = [
  {
    id: 'lon',
    options: [
      { id: 'LON', label: 'London', detail: 'United Kingdom · all airports', code: 'LON', kind: 'city' },
      {
        id: 'LHR',
        label: 'Heathrow',
        detail: 'London, United Kingdom',
        code: 'LHR',
        kind: 'airport',
        nested: true,
      },
      {
        id: 'LGW',
        label: 'Gatwick',
        detail: 'London, United Kingdom',
        code: 'LGW',
        kind: 'airport',
        nested: true,
      },
    ],
  },
  {
    id: 'lis',
    options: [
      { id: 'LIS', label: 'Lisbon', detail: 'Humberto Delgado, Portugal', code: 'LIS', kind: 'airport' },
    ],
  },
];
const RECENT: PlaceOption[] = [
  { id: 'GRU', label: 'São Paulo', detail: 'Guarulhos, Brazil', code: 'GRU' },
  { id: 'OPO', label: 'Porto', detail: 'Portugal', code: 'OPO' },
];

function Demo(given: Partial<PlaceFieldProps>) {
  const [value, setValue] = useState<PlaceOption | null>(given.value ?? null);
  const [query, setQuery] = useState('');
  const groups = PLACES.map((group) => ({
    ...group,
    options: group.options.filter((option) =>
      `${option.label} ${option.detail} ${option.code}`.toLowerCase().includes(query.toLowerCase()),
    ),
  })).filter((group) => group.options.length > 0);
  return (
    <PlaceField
      label="To"
      placeholder="City or airport"
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      status="ready"
      recent={RECENT}
      {...given}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = {
  title: 'Library/Forms/PlaceField',
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

export const Empty: Story = { render: () => <Demo /> };
export const Chosen: Story = { render: () => <Demo value={PLACES[0]!.options[1]} /> };
export const WithError: Story = { render: () => <Demo error="Please choose where you are going" /> };

export const Recent: Story = {
  render: () => <Demo />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('option', { name: /São Paulo/ })).toBeVisible(),
    );
  },
};

/** Keyboard from the first letter to the choice; the number of matches is announced. */
export const ByKeyboard: Story = {
  render: () => <Demo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'london');
    await waitFor(() => expect(canvas.getByText('3 places found')).toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
    const active = canvas.getByRole('option', { name: /Heathrow/ });
    await expect(field).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Heathrow (LHR)');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const ByPointer: Story = {
  render: () => <Demo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'lis');
    await userEvent.click(await canvas.findByRole('option', { name: /Lisbon/ }));
    await expect(await canvas.findByRole('combobox')).toHaveValue('Lisbon (LIS)');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Leaving without choosing brings the last choice back. */
export const LeftWithoutChoosing: Story = {
  render: () => <Demo value={PLACES[1]!.options[0]} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'zz');
    await userEvent.tab();
    await expect(field).toHaveValue('Lisbon (LIS)');
  },
};

export const NothingFound: Story = {
  render: () => <Demo />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await waitFor(() => expect(within(canvasElement).getByText(/Nothing found/)).toBeVisible());
  },
};

export const Searching: Story = {
  render: () => <Demo status="loading" groups={[]} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'lis');
    await waitFor(() => expect(within(canvasElement).getByText('Searching…')).toBeVisible());
  },
};

export const Failed: Story = {
  render: () => <Demo status="error" groups={[]} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'lis');
    await waitFor(() => expect(within(canvasElement).getByText(/could not be loaded/)).toBeVisible());
  },
};
