import { flightRefusals } from '../../contract/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { getBagPrices, getSeatMap, type Extras, type PassengerType } from '../../contract';
import { CLASSIC, never, refusal } from '../testing/fake-api';
import { FAMILIES, TAP_DIRECT } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { BagsDialog } from './BagsDialog';
import { NO_EXTRAS } from './choice';
import { ExtrasSection } from './ExtrasSection';
import { includedMap, jumboMap, narrowMap, noMap, priceExtras } from '../testing/extras-fixtures';
import { useTravellerNames } from './traveller-names';
import { SeatDialog } from './seats/SeatDialog';
import type { SeatProblem, SeatState } from './seats-and-bags';

const [there, back] = TAP_DIRECT.map((leg) => leg.segments[0]!.id) as [string, string];
const FAMILY: PassengerType[] = ['ADT', 'ADT', 'CHD', 'INF'];
const SOME: Extras = {
  seats: [
    { segmentId: there, traveller: 0, seat: '25D' },
    { segmentId: there, traveller: 1, seat: '25E' },
    { segmentId: back, traveller: 0, seat: '31H' },
  ],
  bags: [{ leg: 0, traveller: 1, pieces: 2 }],
};

interface StoryProps {
  part: 'section' | 'seats' | 'bags';
  first: Extras;
  types: readonly PassengerType[];
  firstNames: readonly string[];
  problem: SeatProblem | null;
  unpriced: boolean;
  seatIncluded: boolean;
}

/** The parts with a state of their own, as the checkout gives them. */
function Part({ part, first, types, firstNames, problem, unpriced, seatIncluded }: StoryProps) {
  const [chosen, setChosen] = useState(first);
  const nameOf = useTravellerNames(types, firstNames);
  const state: SeatState = {
    chosen,
    pending: false,
    unpriced,
    problem,
    apply: (next) => {
      setChosen(next);
      return Promise.resolve(null);
    },
    choose: setChosen,
    recheck: () => undefined,
  };
  const priced = priceExtras(chosen);
  const shared = { open: true, onOpenChange: () => undefined, offer: CLASSIC, types, nameOf, state };
  if (part === 'seats') return <SeatDialog {...shared} priced={priced} />;
  const travellers = { adults: 2, children: 1, infants: 1 };
  if (part === 'bags') return <BagsDialog {...shared} travellers={travellers} />;
  return (
    <ExtrasSection
      offer={CLASSIC}
      fareFamily={FAMILIES[seatIncluded ? 1 : 0]!}
      travellers={travellers}
      types={types}
      firstNames={firstNames}
      state={state}
      priced={priced}
    />
  );
}

const map = (make: (segmentId: string) => unknown) => ({
  [getSeatMap.path]: ({ body }: { body?: Record<string, unknown> }) => ({
    data: [make(String(body?.['segmentId']))],
  }),
});
const staged = (answers: Record<string, unknown>): Pick<StoryObj<typeof meta>, 'decorators'> => ({
  decorators: [
    (Story) => (
      <Stage answers={answers}>
        <Story />
      </Stage>
    ),
  ],
});

const meta = {
  title: 'Plugins/Flight/Seats and bags',
  component: Part,
  args: {
    part: 'section',
    first: NO_EXTRAS,
    types: FAMILY,
    firstNames: ['Inês', 'Rui', '', ''],
    problem: null,
    unpriced: false,
    seatIncluded: false,
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Part>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const InTheFare: Story = { args: { seatIncluded: true } };
export const Chosen: Story = { args: { first: SOME } };
/** After a reload or a booking that came too late. */
export const Taken: Story = {
  args: {
    first: SOME,
    problem: { kind: 'gone', seats: [{ segmentId: back, traveller: 1, seat: '31J' }], bags: [] },
  },
};
export const NotPriced: Story = {
  args: { first: SOME, unpriced: true, problem: { kind: 'failed', message: 'Flight reprice failed' } },
};

/** Two, four, two, with an exit in the middle of the cabin. */
export const Seats: Story = { args: { part: 'seats', first: SOME } };
export const SeatsOfANarrowBody: Story = {
  args: { part: 'seats', first: NO_EXTRAS },
  ...staged(map(narrowMap)),
};
/** The widest cabin there is, on two decks. */
export const SeatsOnTwoDecks: Story = { args: { part: 'seats', types: ['ADT'] }, ...staged(map(jumboMap)) };
export const SeatsInTheFare: Story = { args: { part: 'seats' }, ...staged(map(includedMap)) };
export const SeatsNotShown: Story = { args: { part: 'seats' }, ...staged(map(noMap)) };
export const SeatsLoading: Story = { args: { part: 'seats' }, ...staged({ [getSeatMap.path]: never }) };
export const SeatsFailed: Story = {
  args: { part: 'seats' },
  ...staged({ [getSeatMap.path]: refusal(502, 'UPSTREAM_FAILED', flightRefusals.notAvailable) }),
};
export const SeatsTaken: Story = {
  args: {
    part: 'seats',
    first: SOME,
    problem: { kind: 'gone', seats: [{ segmentId: there, traveller: 2, seat: '25F' }], bags: [] },
  },
};

export const Bags: Story = { args: { part: 'bags', first: SOME } };
/** Every step is used up, and says so. */
export const BagsAtTheLimit: Story = {
  args: { part: 'bags', first: { ...NO_EXTRAS, bags: [{ leg: 0, traveller: 0, pieces: 3 }] } },
};
export const BagsNotSold: Story = {
  args: { part: 'bags' },
  ...staged({ [getBagPrices.path]: { data: [] } }),
};
export const BagsLoading: Story = { args: { part: 'bags' }, ...staged({ [getBagPrices.path]: never }) };
export const BagsFailed: Story = {
  args: { part: 'bags' },
  ...staged({ [getBagPrices.path]: refusal(502, 'UPSTREAM_FAILED', flightRefusals.failed) }),
};
