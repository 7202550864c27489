import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '../actions/Button';
import { ConfirmDialog, Dialog, type DialogProps } from './Dialog';
import { CircleUserRound, LogOut, Settings, Ticket } from '../pictures/icons';
import { Inline, Stack } from '../content/layout';
import { Menu } from '../actions/Menu';
import { Pagination } from '../navigation/Pagination';
import { Popover } from './Popover';
import { Stepper } from '../choices/Stepper';
import { StickyBar } from '../navigation/StickyBar';
import { Text } from '../content/Text';
import { clearToasts, toast } from '../feedback/toast';
import { ToastRegion } from '../feedback/ToastRegion';
import { Tooltip } from './Tooltip';

const meta = { title: 'Library/Overlays' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Demo(given: Partial<DialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Fare conditions"
        description="Light fare, from São Paulo to Lisbon"
        footer={<Button onClick={() => setOpen(false)}>Choose this fare</Button>}
        {...given}
      >
        {given.children ?? (
          <Text>One cabin bag of 8 kg. Changes cost $60.00 each. Non-refundable after booking.</Text>
        )}
      </Dialog>
    </>
  );
}
export const DialogStory: Story = {
  name: 'Dialog',
  render: () => <Demo />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Fare conditions' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Drawer: Story = { render: () => <Demo presentation="drawer" title="Itinerary" /> };
export const LongContent: Story = {
  render: () => (
    <Demo size="large" title="Política de equipaje y condiciones generales de transporte internacional">
      <Stack>
        {Array.from({ length: 24 }, (_, line) => (
          <Text key={line}>
            Every passenger may carry one bag in the cabin and check further bags for a fee that depends on
            the route.
          </Text>
        ))}
      </Stack>
    </Demo>
  ),
  // What scrolls is measured after it was drawn; then the keyboard reaches it.
  play: () =>
    waitFor(() => expect(screen.getByRole('dialog').querySelector('[tabindex="0"]')).not.toBeNull()),
};
export const SheetOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, render: () => <Demo /> };

function Confirm({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Cancel this booking?"
      confirmLabel="Cancel booking"
      tone="danger"
      onConfirm={onConfirm}
    >
      <Text>You get $182.40 back. The rest of $31.60 is the airline's fee.</Text>
    </ConfirmDialog>
  );
}
const confirmed = fn();
export const Confirmation: Story = {
  render: () => <Confirm onConfirm={confirmed} />,
  play: async () => {
    confirmed.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await expect(confirmed).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PopoverStory: Story = {
  name: 'Popover',
  render: () => (
    <Popover trigger={<Button variant="secondary">2 travellers</Button>} label="Travellers" width="wide">
      <Stepper label="Adults" value={2} onChange={() => undefined} min={1} />
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '2 travellers' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Travellers' })).toBeVisible());
  },
};

const signedOut = fn();
export const MenuStory: Story = {
  name: 'Menu',
  render: () => (
    <Inline justify="start">
      <Menu
        label="Account"
        trigger={<IconButton icon={CircleUserRound} label="Account" />}
        items={[
          { id: 'who', heading: 'ana.souza@horizonte.example' },
          { id: 'trips', label: 'My trips', icon: Ticket, link: { to: '/', hash: 'trips' } },
          { id: 'settings', label: 'Settings', icon: Settings, onSelect: () => undefined },
          { id: 'rule', divider: true },
          { id: 'out', label: 'Sign out', icon: LogOut, tone: 'danger', onSelect: signedOut },
        ]}
      />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    signedOut.mockClear();
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'My trips' })).toHaveFocus());
    await expect(await canvas.findByRole('menuitem', { name: 'My trips' })).toHaveAttribute(
      'href',
      '/#trips',
    );
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(signedOut).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
  },
};

/** The dialog lets the menu have the focus and the first Escape, and its edges do not cut it off. */
export const MenuInADialog: Story = {
  render: () => (
    <Demo size="small">
      <Menu
        label="Views"
        trigger={<Button variant="secondary">Views</Button>}
        items={Array.from({ length: 9 }, (_, at) => ({
          id: `${at}`,
          label: `View ${at}`,
          checked: at === 7,
        }))}
      />
    </Demo>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Fare conditions' });
    const trigger = within(dialog).getByRole('button', { name: 'Views' });
    await userEvent.click(trigger);
    const chosen = await screen.findByRole('menuitemradio', { name: 'View 7' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitemradio', { name: 'View 8' });
    await waitFor(() => expect(last).toHaveFocus());
    const { left, bottom } = last.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, bottom - 8)?.closest('[role^="menuitem"]')).toBe(last);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(dialog).toBeVisible();
    await userEvent.click(trigger);
    await screen.findByRole('menu');
  },
};

export const Toasts: Story = {
  render: () => (
    <>
      <ToastRegion />
      <Inline>
        <Button onClick={() => toast.success('Logged in successfully')}>Success</Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              tone: 'info',
              message: 'Booking H7K2QM was archived',
              action: { label: 'Undo', onSelect: () => undefined },
            })
          }
        >
          With Undo
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Something went wrong')}>
          Error
        </Button>
      </Inline>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Success', 'With Undo', 'Error', 'Error'])
      await userEvent.click(canvas.getByRole('button', { name }));
    // The cards are fetched with the first message.
    await expect(await canvas.findAllByText('Something went wrong')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Everything can be pressed here, so that toasts have to lie on something: never on what leads on. */
export const ToastsLeaveTheWayOnFree: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <ToastRegion />
      <Stack gap={8}>
        <Button fullWidth>Save changes</Button>
        <Stack gap={4}>
          {Array.from({ length: 60 }, (_, row) => (
            <Inline key={row} justify="between">
              {['Open', 'Copy', 'Send', 'More'].map((name) => (
                <Button key={name} size="small" variant="secondary">
                  {name}
                </Button>
              ))}
            </Inline>
          ))}
        </Stack>
        <StickyBar>
          <Button fullWidth>Continue</Button>
        </StickyBar>
        <Pagination page={2} pageCount={9} onPageChange={() => undefined} />
      </Stack>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const end of [false, true]) {
      window.scrollTo(0, end ? document.body.scrollHeight : 0);
      clearToasts();
      toast.success('The bookings have been downloaded');
      toast.info('Booking H7K2QM was archived');
      const region = await canvas.findByRole('region', { name: 'Notifications' });
      await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(2));
      const leadsOn = [
        canvas.getByRole('button', { name: 'Save changes' }),
        canvas.getByRole('button', { name: 'Continue', hidden: true }),
        ...within(canvas.getByRole('navigation')).getAllByRole('button'),
      ];
      // They are on their way to their place.
      await new Promise((resolve) => setTimeout(resolve, 800));
      for (const card of within(region).getAllByRole('alertdialog'))
        for (const button of leadsOn)
          await expect(meet(card.getBoundingClientRect(), button.getBoundingClientRect())).toBe(false);
    }
    clearToasts();
  },
};

export const TooltipStory: Story = {
  name: 'Tooltip',
  parameters: { layout: 'centered' },
  render: () => (
    <Tooltip text="Taxes and fees are included">
      <Button variant="quiet">All-in price</Button>
    </Tooltip>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = within(canvasElement).getByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    const button = within(canvasElement).getByRole('button', { name: 'All-in price' });
    await expect(button).toHaveAccessibleDescription('Taxes and fees are included');
    // The pointer alone calls it, too, and Escape hides it from wherever the focus is.
    button.blur();
    await userEvent.hover(button);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};
