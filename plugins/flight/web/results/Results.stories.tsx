import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FOUND } from '../fake-api';
import { FAMILIES, manyOffers, OFFERS } from '../fixtures';
import { Stage } from '../stage';
import type { Filters } from './filters';
import { FlightCard } from './FlightCard';
import { FoundFlights, type FoundFlightsProps } from './FoundFlights';
import { toItineraries } from './itinerary';
import { Searching } from './Searching';
import type { Sort } from './sort';

const nothing = () => undefined;

/** Filters, sort and page as the address would hold them. */
function Live(props: FoundFlightsProps) {
  const [filters, setFilters] = useState<Filters>(props.filters);
  const [sort, setSort] = useState<Sort>(props.sort);
  const [page, setPage] = useState(props.page);
  return (
    <FoundFlights
      {...props}
      {...{ filters, sort, page }}
      onFilters={setFilters}
      onSort={setSort}
      onPage={setPage}
    />
  );
}

const meta = {
  title: 'Plugins/Flight/Results',
  component: FoundFlights,
  render: (args) => <Live {...args} />,
  args: {
    offers: OFFERS,
    families: FAMILIES,
    suppliers: FOUND.suppliers,
    criteria: { from: 'LIS', to: 'NYC', depart: '2027-03-10', return: '2027-03-17', adults: 2 },
    filters: {},
    sort: 'cheapest',
    page: 1,
    onFilters: nothing,
    onSort: nothing,
    onPage: nothing,
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
export const Filtered: Story = {
  args: { filters: { stops: 'one', cabins: ['economy'], departure: ['morning', 'evening'] } },
};
/** R202: fifteen on a page. */
export const ManyPages: Story = { args: { offers: manyOffers(1000) } };
/** The empty state names the filter to relax and what it gains. */
export const FilteredAway: Story = { args: { filters: { stops: 'direct', airlines: [] } } };
export const NothingFound: Story = { args: { offers: [] } };
export const SupplierSilent: Story = {
  args: {
    suppliers: [
      ...FOUND.suppliers,
      { id: 'other', name: 'Fareline', state: 'timed-out', offers: 0, took: 20_000 },
    ],
  },
};
/** While suppliers are asked: the geometry of the cards to come. */
export const Waiting: Story = { render: () => <Searching from="Lisbon" to="New York" legs={2} /> };
/** Direct, with stops, overnight, operated by another airline, change of airport, +1 day. */
export const Cards: Story = {
  render: ({ criteria }) => (
    <>
      {toItineraries(OFFERS).map((itinerary) => (
        <FlightCard
          key={itinerary.id}
          itinerary={itinerary}
          family={FAMILIES.find(({ id }) => id === itinerary.offer.fareFamily)}
          criteria={criteria}
        />
      ))}
    </>
  ),
};
