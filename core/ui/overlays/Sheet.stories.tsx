import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../actions/Button';
import { Sheet, type SheetProps } from './Dialog';
import { Stack } from '../content/layout';
import { Text } from '../content/Text';

const meta = { title: 'Library/Layers/Sheet' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Demo(given: Partial<SheetProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        footer={<Button onClick={() => setOpen(false)}>Show 48 flights</Button>}
        {...given}
      >
        {given.children ?? (
          <Stack>
            {Array.from({ length: 16 }, (_, line) => (
              <Text key={line}>Donaudampfschifffahrtsgesellschaft {line + 1}, from R$ 35.000.000,00</Text>
            ))}
          </Stack>
        )}
      </Sheet>
    </>
  );
}

/** From 720 px on it is a panel at the side. */
export const AtTheSide: Story = {
  render: () => <Demo />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible());
  },
};
/** On a phone it starts at half height; its grip answers to a finger, to arrow keys and to a press. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Demo />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    const grip = asPhone() ? screen.queryByRole('button', { name: 'Enlarge' }) : null;
    if (grip) {
      const before = dialog.offsetHeight;
      grip.focus();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(dialog.offsetHeight).toBeGreaterThan(before));
      await expect(await screen.findByRole('button', { name: 'Reduce' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(dialog.offsetHeight).toBe(before));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
/** The grip exists only where the window is a phone's; the test's own window may be wider. */
const asPhone = (): boolean => window.innerWidth < 720;

export const LittleContent: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Demo title="Fare">
      <Text>One cabin bag.</Text>
    </Demo>
  ),
};
