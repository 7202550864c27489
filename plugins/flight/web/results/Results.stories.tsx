import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { FOUND } from '../testing/fake-api';
import { FAMILIES, manyOffers, MULTI_CITY, offer, OFFERS, usd } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { NothingFound } from '@/core/selling/results/ResultsScreen';
import { ResultsWaiting } from '@/core/selling/results/ResultsWaiting';
import type { Filters } from './filters/filters';
import { FlightCard } from './card/FlightCard';
import { legBlock } from './card/FlightCard.css';
import { FoundFlights, type FoundFlightsProps } from './FoundFlights';
import { toItineraries } from './table/itinerary';
import { afterEvent, closed, fromAnswer, STARTED, type SearchState } from './searching/search-state';
import { ResultsSkeleton } from './searching/ResultsSkeleton';
import { FoundStatus } from '@/core/selling/results/SearchStatus';
import { FLIGHT_WORDS } from './result-words';
import type { Sort } from './list/sort';

const nothing = () => undefined;
const found = (offers = OFFERS): SearchState => fromAnswer({ ...FOUND, data: offers });

const ASKED = afterEvent(STARTED, {
  kind: 'asked',
  deadline: 12_000,
  suppliers: [
    { id: 'sandbox', name: 'Skyhub' },
    { id: 'second', name: 'Fareline' },
  ],
});
const batch = (id: string, name: string, offers: typeof OFFERS) =>
  ({
    kind: 'batch',
    supplier: { id, name, state: 'answered', offers: offers.length, took: 640 },
    offers,
    fareFamilies: FAMILIES,
  }) as const;
const PARTIAL = afterEvent(ASKED, batch('sandbox', 'Skyhub', OFFERS.slice(0, 4)));
const WHOLE = closed(afterEvent(PARTIAL, batch('second', 'Fareline', OFFERS)));
const ONE_FAILED = closed(
  afterEvent(PARTIAL, {
    ...batch('second', 'Fareline', []),
    supplier: { id: 'second', name: 'Fareline', state: 'failed', offers: 0, took: 900 },
  }),
);

/** Filters, sort, page and what is unfolded as the address would hold them. */
function Live(props: FoundFlightsProps) {
  const [filters, setFilters] = useState<Filters>(props.filters);
  const [sort, setSort] = useState<Sort>(props.sort);
  const [page, setPage] = useState(props.page);
  const [details, setDetails] = useState(props.details);
  const [sheet, setSheet] = useState(props.sheet);
  return (
    <FoundFlights
      {...props}
      {...{ filters, sort, page, details, sheet }}
      {...{ setFilters, setSort, setPage, setDetails, setSheet }}
    />
  );
}

const meta = {
  title: 'Plugins/Flight/Results',
  component: FoundFlights,
  render: (args) => <Live {...args} />,
  args: {
    search: found(),
    criteria: { from: 'LIS', to: 'NYC', depart: '2027-03-10', return: '2027-03-17', adults: 2 },
    filters: {},
    sort: 'cheapest',
    page: 1,
    details: undefined,
    sheet: false,
    setFilters: nothing,
    setSort: nothing,
    setPage: nothing,
    setDetails: nothing,
    setSheet: nothing,
    onRetry: nothing,
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof FoundFlights>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Best: Story = { args: { sort: 'best' } };
/** Each limit is a chip; options keep their counts. */
export const Filtered: Story = {
  args: {
    filters: {
      stops: 'one',
      cabins: ['economy'],
      departure: ['morning', 'evening'],
      leave: { 0: [0, 1170], 1: [1020, 1440] },
      longest: 2400,
      avoid: ['LHR'],
      price: { most: 1000, currency: 'USD' },
    },
  },
};
/** R202: fifteen on a page, of a thousand. */
export const Thousand: Story = { args: { search: found(manyOffers(1000)) } };
/** The empty state names the filter to relax and what it gains. */
export const FilteredAway: Story = { args: { filters: { stops: 'direct', airlines: [] } } };
/** On a phone the filters lie over the list. */
export const FilterSheet: Story = { args: { sheet: true, filters: { bags: ['checked'] } } };
/** A card unfolded in its place: segments, waits, fares. */
export const Unfolded: Story = { args: { details: 'tp-direct' } };
export const UnfoldedWithStops: Story = { args: { details: 's4-pdl' } };

/** While suppliers are asked: the geometry of the cards to come. */
export const Waiting: Story = {
  render: () => (
    <ResultsWaiting
      sorts={3}
      lines={2}
      status={<FoundStatus words={FLIGHT_WORDS} held={ASKED} onRetry={nothing} />}
    >
      <ResultsSkeleton legs={2} />
    </ResultsWaiting>
  ),
};
/** The legs of a card to come are as high as those of one that came, so that nothing jumps. */
export const WaitingAsFound: Story = {
  render: ({ criteria }) => (
    <Stack gap={12}>
      {[OFFERS.slice(0, 1), [offer('multi', 1422, 'TP-classic', MULTI_CITY)]].map((offers) => (
        <section key={offers[0]!.id} data-testid="pair">
          <div>
            <ResultsSkeleton legs={offers[0]!.flights.length} rows={1} />
          </div>
          <div>
            <FlightCard
              {...{ criteria, families: FAMILIES, onOpenChange: nothing }}
              itinerary={toItineraries(offers)[0]!}
            />
          </div>
        </section>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const pair of within(canvasElement).getAllByTestId('pair')) {
      const [waiting, found] = [...pair.children].map((each) =>
        [...each.querySelectorAll(`.${legBlock}`)].map((leg) => leg.getBoundingClientRect().height),
      );
      await expect(found!.length).toBeGreaterThan(1);
      await expect(waiting).toEqual(found);
    }
  },
};
/** One supplier has answered, the other is still searching. */
export const Partial: Story = { args: { search: PARTIAL } };
export const BothAnswered: Story = { args: { search: WHOLE } };
/** A supplier that failed is named; the others' flights are there. */
export const SupplierFailed: Story = { args: { search: ONE_FAILED } };
export const SupplierLate: Story = { args: { search: closed(PARTIAL) } };
export const NothingFlies: Story = {
  render: () => (
    <NothingFound
      status={<FoundStatus words={FLIGHT_WORDS} held={found([])} count={0} onRetry={nothing} />}
      title="No flights found"
      text="There are no flights on this route on these days. Try other dates, or an airport nearby."
    />
  ),
};

function LateBatch(props: FoundFlightsProps) {
  const [search, setSearch] = useState(PARTIAL);
  return (
    <Stack gap={16}>
      <Button variant="secondary" onClick={() => setSearch(WHOLE)}>
        The second supplier answers
      </Button>
      <Live {...props} search={search} />
    </Stack>
  );
}
/** Rule 6: what arrives after somebody has begun to read asks first. */
export const Late: Story = {
  render: (args) => <LateBatch {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'The second supplier answers' }));
    await canvas.findByText('3 more flights');
    await expect(await canvas.findByRole('button', { name: 'Show' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** Staff see what an offer costs the agency and brings it; travellers are not sent it (SEC-35). */
export const Staff: Story = {
  args: {
    search: found(
      OFFERS.map((one) => ({ ...one, wholesale: usd(Math.round(one.totalAmount.amount * 0.9) / 100) })),
    ),
    details: 'tp-direct',
  },
  decorators: [
    (Story) => (
      <Stage userType="SalesAgent">
        <Story />
      </Stage>
    ),
  ],
};
/** Three legs a card. */
export const MultiCity: Story = {
  args: {
    criteria: { trip: 'multi-city', legs: 'LIS-NYC-2027-03-10,NYC-LON-2027-03-14,LON-LIS-2027-03-19' },
    search: found([
      offer('multi', 1422, 'TP-discount', MULTI_CITY),
      offer('multi', 1610, 'TP-classic', MULTI_CITY),
      offer('multi-2', 1710, 'TP-plus', [MULTI_CITY[0]!, MULTI_CITY[1]!, MULTI_CITY[1]!], { seatsLeft: 3 }),
    ]),
  },
};
/** Direct, with stops, overnight, operated by another airline, change of airport, +1 day. */
export const Cards: Story = {
  render: ({ criteria }) => (
    <Stack gap={12}>
      {toItineraries(OFFERS).map((itinerary) => (
        <FlightCard key={itinerary.id} itinerary={itinerary} families={FAMILIES} criteria={criteria} />
      ))}
    </Stack>
  ),
};
