import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { useMemo, useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { apiAtom } from '@/core/api/context';
import type { AddonChoice } from '@/core/plugin';
import { agencyAtom } from '@/core/tenant/agency';
import { anAgency } from '@/core/testing/agency';
import { answering, type Answers } from '@/core/testing/PageStage';
import MarkupPanel from './MarkupPanel';
import ProtectionChoice from './ProtectionChoice';

const payload = (settings: object) => ({ data: btoa(JSON.stringify(settings)) });
const ON = { '/api/refund-protects': payload({ isEnabled: true, refundProtectMarkup: 6.5 }) };

function Stage({ answers, children }: { answers: Answers; children: ReactNode }) {
  const store = useMemo(() => {
    const made = createStore();
    made.set(apiAtom, answering(answers));
    made.set(agencyAtom, anAgency());
    return made;
  }, [answers]);
  return <Provider store={store}>{children}</Provider>;
}

/** The owner's panel, which asks before an edit is left behind. */
function Panel({ isOn }: { isOn: boolean }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => <MarkupPanel isOn={isOn} /> }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  );
  return (
    <Stage answers={ON}>
      <RouterProvider router={router as never} />
    </Stage>
  );
}

interface ChoiceProps {
  answers?: Answers;
  first?: AddonChoice | null;
  freeUntil?: string | null;
}

function Choice({ answers = ON, first = null, freeUntil = null }: ChoiceProps) {
  const [choice, setChoice] = useState(first);
  return (
    <Stage answers={answers}>
      <ProtectionChoice
        cart={{
          product: 'flight',
          total: { amount: 136_440, currency: 'USD' },
          startsAt: '2037-03-10T10:00',
          place: { zone: 'Europe/Lisbon', city: 'Lisbon' },
          freeUntil,
          travelers: 2,
        }}
        choice={choice}
        onChange={setChoice}
      />
    </Stage>
  );
}

const meta = { title: 'Plugins/Refund protection', component: Choice } satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen beforehand; both prices are those of the whole booking. */
export const Unanswered: Story = {
  play: async ({ canvasElement }) => {
    const radios = await within(canvasElement).findAllByRole('radio');
    await expect(radios).toHaveLength(2);
    for (const radio of radios) await expect(radio).not.toBeChecked();
  },
};
/** G136: what is free anyway is said first, and from when to when protection helps. */
export const FreeForAWhile: Story = {
  args: { freeUntil: '2037-03-06T18:00:00Z' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(
        /^You can already cancel for free until Mar 6, 6:00.PM \(Lisbon time\)\. .* until Mar 9, 11:59.PM/,
      ),
    ).toBeVisible();
    await expect(await canvas.findByText(/^Free cancellation until Mar 6/)).toBeVisible();
  },
};
/** G136: what was free is not promised any more. */
export const FreeNoLonger: Story = {
  args: { freeUntil: '2026-03-06T18:00:00Z' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The cancellation rules of what you book apply.')).toBeVisible();
    await expect(canvas.queryByText(/for free|^Free/)).toBeNull();
  },
};
/** With the keyboard: the arrow keys choose. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [without, protectedOne] = await within(canvasElement).findAllByRole('radio');
    without!.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(protectedOne).toBeChecked();
  },
};
/** R351: it was chosen, and the settings cannot be had after a reload. */
export const Lost: Story = {
  args: { answers: {}, first: { selected: true, amount: null } },
};
/** R353, R386: the owner's settings. */
export const Settings: Story = {
  render: () => <Panel isOn />,
};
export const SettingsWhileOff: Story = {
  render: () => <Panel isOn={false} />,
};
