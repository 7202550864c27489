import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { IconButton } from './Button';
import { Chip, ChipGroup, ToggleChip } from '../choices/Chip';
import { CodeBlock, Code, CopyField } from '../fields/CopyField';
import { Download, Link2, Mail, Plane, Printer, RotateCcw, Share2, Trash2, Undo2 } from '../pictures/icons';
import { Kbd } from './Kbd';
import { Inline, Stack } from '../content/layout';
import { SplitButton } from './SplitButton';
import { Text } from '../content/Text';
import { Toolbar, ToolbarGroup, ToolbarRule } from '../navigation/Toolbar';

const meta = { title: 'Library/Actions/More' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
const items = [
  { id: 'mail', label: 'By e-mail', icon: Mail, description: 'To everybody who travels', onSelect: sent },
  { id: 'link', label: 'As a link', icon: Link2, onSelect: () => undefined },
  { id: 'gone', label: 'By fax', disabled: true },
];
export const Split: Story = {
  render: () => (
    <Stack gap={20} align="start">
      <SplitButton icon={Download} onClick={() => undefined} menuLabel="Other ways" items={items}>
        Download voucher
      </SplitButton>
      <Inline>
        <SplitButton
          variant="secondary"
          onClick={() => undefined}
          menuLabel="More ways to share"
          items={items}
        >
          Share
        </SplitButton>
        <SplitButton size="small" onClick={() => undefined} menuLabel="More to save" items={items} loading>
          Save
        </SplitButton>
        <SplitButton onClick={() => undefined} menuLabel="More to issue" items={items} disabled>
          Issue
        </SplitButton>
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const arrow = canvas.getByRole('button', { name: 'Other ways' });
    arrow.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /By e-mail/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(arrow).toHaveFocus();
  },
};

export const ToolbarStory: Story = {
  name: 'Toolbar',
  render: () => (
    <Toolbar label="Booking">
      <ToolbarGroup label="Documents">
        <IconButton icon={Download} label="Download" />
        <IconButton icon={Printer} label="Print" />
        <IconButton icon={Share2} label="Share" disabled />
      </ToolbarGroup>
      <ToolbarRule />
      <ToolbarGroup label="Changes">
        <IconButton icon={Undo2} label="Undo" />
        <IconButton icon={RotateCcw} label="Reprice" />
        <IconButton icon={Trash2} label="Cancel" />
      </ToolbarGroup>
    </Toolbar>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Download' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('button', { name: 'Download' })).toHaveFocus();
  },
};

function Filters() {
  const [chips, setChips] = useState([
    { id: 'stops', label: 'Non-stop', icon: Plane },
    { id: 'price', label: 'Up to R$ 35.000.000,00' },
    { id: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze inbegriffen' },
  ]);
  const [pressed, setPressed] = useState(true);
  return (
    <Stack>
      <ChipGroup
        label="Applied filters"
        chips={chips}
        onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
        onClear={() => setChips([])}
      />
      <Inline>
        <Chip>Any time</Chip>
        <ToggleChip pressed={pressed} onPressedChange={setPressed}>
          Refundable
        </ToggleChip>
        <ToggleChip pressed={false} onPressedChange={() => undefined} disabled>
          Breakfast
        </ToggleChip>
      </Inline>
    </Stack>
  );
}
export const Chips: Story = {
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Non-stop' }));
    await expect(canvas.queryByText('Non-stop')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Refundable' }));
    await expect(await canvas.findByRole('button', { name: 'Refundable' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

export const CopyAndCode: Story = {
  render: () => (
    <Stack>
      <CopyField
        label="Link to this search"
        value="https://horizonte.example/flights?from=GRU&to=LIS&out=2027-05-14"
      />
      <CopyField
        label="API key"
        value="cv_live_5fJ2kQ9sLm3xR7"
        secret
        hint="Shown once; keep it where nobody else reads it"
      />
      <CodeBlock label="Example of a call">{`curl -H "Authorization: Bearer $KEY" \\\n  https://api.horizonte.example/v1/bookings?state=confirmed`}</CodeBlock>
      <Text>
        Press <Kbd keys={['⌘', 'K']} /> to search, or write <Code>locator:H7K2QM</Code>.
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('cv_live_5fJ2kQ9sLm3xR7')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByText('cv_live_5fJ2kQ9sLm3xR7')).toBeVisible();
    const write = fn(() => Promise.resolve());
    Object.defineProperty(navigator.clipboard, 'writeText', { value: write, configurable: true });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Copy' })[0]!);
    await expect(write).toHaveBeenCalledWith(expect.stringContaining('from=GRU'));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
  },
};
export const Narrow: Story = { ...Chips, play: undefined, globals: { viewport: { value: 'narrow' } } };
