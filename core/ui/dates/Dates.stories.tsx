import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from './DateField';
import { addDays, type DateRange } from './date-range';
import { DatePickerModal } from './DatePickerModal';
import { DateRangeField } from './DateRangeField';
import { DateRangePickerModal } from './DateRangePickerModal';
import { Container, Stack } from '../content/layout';

const MIN = '2027-05-10';
const meta = {
  title: 'Library/Forms/Dates',
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

function Fields() {
  const [date, setDate] = useState<string | null>(null);
  const [range, setRange] = useState<DateRange | null>({ start: '2027-05-14', end: '2027-05-21' });
  return (
    <Stack>
      <DateField label="Departure" value={date} onChange={setDate} min={MIN} />
      <DateRangeField
        label="Dates"
        startLabel="Check-in"
        endLabel="Check-out"
        value={range}
        onChange={setRange}
        min={MIN}
      />
      <DateRangeField
        label="Dates with an error"
        startLabel="Check-in"
        endLabel="Check-out"
        value={null}
        onChange={setRange}
        min={MIN}
        error="Please choose dates"
      />
    </Stack>
  );
}
/** R051: the field opens the modal; Done hands the date over. */
export const FieldsStory: Story = {
  name: 'R051 the field opens a modal with Done',
  render: () => <Fields />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Departure/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Departure' });
    await userEvent.click(within(dialog).getByRole('button', { name: /May 12, 2027/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /Departure.*May 12/ })).toHaveFocus(),
    );
  },
};

function Single() {
  const [date, setDate] = useState<string | null>('2027-05-14');
  return (
    <DatePickerModal
      open
      onOpenChange={() => undefined}
      title="Departure"
      value={date}
      onChange={setDate}
      min={MIN}
    />
  );
}
/** R052: days before the minimum cannot be chosen. */
export const SingleDate: Story = {
  render: () => <Single />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Departure' });
    await expect(await within(dialog).findByRole('button', { name: /May 9, 2027/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(await within(dialog).findByRole('button', { name: /May 10, 2027/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

function Range({ end = '2027-05-21' }: { end?: string }) {
  const [range, setRange] = useState<DateRange | null>({ start: '2027-05-14', end });
  return (
    <DateRangePickerModal
      open
      onOpenChange={() => undefined}
      title="Dates"
      startLabel="Check-in"
      endLabel="Check-out"
      value={range}
      onChange={setRange}
      min={MIN}
    />
  );
}
export const DateRangeStory: Story = {
  name: 'Date range',
  render: () => <Range />,
  play: async () => {
    await waitFor(() => expect(screen.getByText(/7 nights/)).toBeVisible());
  },
};

/** R053: the same day twice becomes one night. */
export const SameDayTwice: Story = {
  render: () => <Range />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Dates' });
    const day = within(dialog).getByRole('button', { name: /May 18, 2027/ });
    await userEvent.click(day);
    await userEvent.click(within(dialog).getByRole('button', { name: /May 18, 2027/ }));
    await waitFor(() => expect(screen.getByText(/1 night$/)).toBeVisible());
    await waitFor(() => expect(screen.getByText(/at least one day after/)).toBeVisible());
  },
};

const openDates = async (canvasElement: HTMLElement) => {
  const field = () => within(canvasElement).getByRole('button', { name: /^Dates (?!with)/ });
  await userEvent.click(field());
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
  const pressDay = (name: RegExp) => userEvent.click(dialog.getByRole('button', { name }));
  return { field, dialog, pressDay };
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** R051: after the first day it asks for the second; Done without one keeps the length of the stay. */
export const OnlyTheFirstDay: Story = {
  render: () => <Fields />,
  play: async ({ canvasElement }) => {
    const { field, dialog, pressDay } = await openDates(canvasElement);
    await pressDay(/May 25, 2027/);
    const foot = dialog.getByRole('status');
    await waitFor(() => expect(foot).toHaveTextContent('Tue, May 25 – now choose: Check-out'));
    await expect(foot).toHaveTextContent('May 25 – Jun 1, 2027 · 7 nights');
    await expect(foot).not.toHaveTextContent('May 14');
    const done = dialog.getByRole('button', { name: 'Done' });
    // As of a mouse or a finger: a pointer without a size is taken for that of a screen reader.
    fireEvent.pointerDown(done, { width: 1, height: 1 });
    fireEvent.pointerUp(done, { width: 1, height: 1 });
    await waitFor(() => expect(foot).not.toHaveTextContent('now choose'));
    await userEvent.click(done);
    await isClosed();
    await waitFor(() => expect(field()).toHaveAccessibleName(/May 25.*Jun 1/));
  },
};

/** R051: on a phone too, and a calendar that is closed without Done changes nothing. */
export const FirstDayOnAPhone: Story = {
  render: () => <Fields />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { field, dialog, pressDay } = await openDates(canvasElement);
    await pressDay(/May 25, 2027/);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('now choose: Check-out'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await isClosed();
    await expect(field()).toHaveAccessibleName(/May 14.*May 21/);
  },
};

/** R054 G31: no more than 28 days, and it says so. */
export const LongerThanAllowed: Story = {
  render: () => <Range end={addDays('2027-05-14', 40)} />,
  play: async () => {
    await waitFor(() => expect(screen.getByText(/28 nights/)).toBeVisible());
    await waitFor(() => expect(screen.getByText(/At most 28 days/)).toBeVisible());
  },
};

/** Dates may be typed, in the order of the language. */
export const Typed: Story = {
  render: () => <Range />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Dates' });
    const month = within(dialog).getAllByRole('spinbutton', { name: /month/ })[1]!;
    await userEvent.click(month);
    await userEvent.keyboard('05252027');
    await waitFor(() => expect(screen.getByText(/11 nights/)).toBeVisible());
  },
};

/** Each of two quick presses turns a page; the first month cannot be left behind, and the focus is not lost there. */
export const PagesThroughTheMonths: Story = {
  render: () => <Range />,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Dates' });
    const previous = within(dialog).getByRole('button', { name: 'Previous month' });
    const next = within(dialog).getByRole('button', { name: 'Next month' });
    await expect(previous).toBeDisabled();
    next.click();
    next.click();
    await waitFor(() => expect(within(dialog).getByText('July 2027')).toBeVisible());
    await expect(within(dialog).queryByText('June 2027')).toBeNull();
    await userEvent.click(previous);
    await waitFor(() => expect(within(dialog).getByText('June 2027')).toBeVisible());
    await userEvent.click(previous);
    await waitFor(() => expect(previous).toBeDisabled());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/2027/));
  },
};

/** By keyboard: arrows move, Enter chooses one end and then the other; each day says what it is. */
export const RangeByKeyboard: Story = {
  render: () => <Range />,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Dates' });
    const start = within(dialog).getByRole('button', { name: /May 14, 2027, start of the selection/ });
    start.focus();
    await waitFor(() => expect(start).toHaveAccessibleDescription('Press to choose the start'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleDescription('Press to choose the end'),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/May 22, 2027/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/7 nights/)).toBeVisible());
    await expect(await within(dialog).findByRole('button', { name: /May 15, 2027, start/ })).toBeVisible();
    await expect(await within(dialog).findByRole('button', { name: /May 18, 2027, selected/ })).toBeVisible();
  },
};

/** Presses that follow each other before any is painted all count, Done among them. */
export const QuickPresses: Story = {
  render: () => <Fields />,
  play: async ({ canvasElement }) => {
    const { field, dialog } = await openDates(canvasElement);
    dialog.getByRole('button', { name: /May 18, 2027/ }).click();
    dialog.getByRole('button', { name: /May 25, 2027/ }).click();
    dialog.getByRole('button', { name: 'Done' }).click();
    await isClosed();
    await waitFor(() => expect(field()).toHaveAccessibleName(/May 18.*May 25/));
  },
};
