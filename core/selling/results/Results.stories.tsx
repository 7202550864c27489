import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { z } from 'zod/mini';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Money } from '../../contract';
import { fakeApi } from '../../testing/fake-api';
import { productStage } from '../../testing/product-stage';
import { Container, Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { Ship } from '../../ui/pictures/icons';
import { AppliedFilters } from './filters/AppliedFilters';
import type { Facets } from './filters/facets';
import { FilteredAway } from './filters/FilteredAway';
import { FoundOffers, type FoundWords } from './FoundOffers';
import { ResultsHead } from './ResultsHead';
import { ResultsScreen, type ResultsScreenProps } from './ResultsScreen';
import { foundStatus, SearchStatus } from './SearchStatus';
import type { Found as FoundSoFar } from './sources';
import type { ResultsAddress } from './view/use-results-view';
import { SortCards, type SortCard } from './SortCards';

const nothing = () => undefined;
const said = (message: string) => ({ id: message, message });
const boatWords: FoundWords<'cheapest' | 'dearest'> = {
  sorts: { cheapest: said('Cheapest'), dearest: said('Dearest') },
  list: said('Boats'),
  searching: said('Searching boats'),
  count: (count) => `${count} boats`,
  show: (count) => `Show ${count} boats`,
  none: said('No boats match these filters'),
  without: (filter, count) => `Without ${filter ?? 'filters'} there are ${count} boats.`,
};
const boatAddress: ResultsAddress<object, object, 'cheapest' | 'dearest'> = {
  to: '/boats',
  criteria: z.object({}),
  filters: z.object({}),
  writeFilters: () => ({}),
  sorts: ['cheapest', 'dearest'],
};

/** What the results of any product are made of. */
const meta = { title: 'Core/Results', component: ResultsHead } satisfies Meta<typeof ResultsHead>;
export default meta;
type Story = StoryObj<typeof meta>;

const head = {
  title: 'Angra do Heroísmo to Vila Real de Santo António',
  summary: 'Wed, Mar 10 – Wed, Mar 17 · 2 travelers',
  startOpen: false,
  form: <Text>The form of the search</Text>,
};

/** The heading of the page is there at every width, in view where the form is not. */
export const Head: Story = {
  args: head,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: head.title })).toBeInTheDocument();
    await expect(await canvas.findByText('The form of the search')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull();
  },
};
export const HeadOnAPhone: Story = {
  args: head,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: head.title })).toBeVisible();
    await expect(await canvas.findByText('The form of the search')).not.toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Change' })).toBeVisible();
  },
};

type Sort = 'cheapest' | 'best' | 'quickest';

/** The orders with the longest words of our languages. */
const LONGEST: SortCard<Sort>[] = (
  [
    ['cheapest', 'Mais barato', 'por trayecto'],
    ['best', 'Melhor', 'each way'],
    ['quickest', 'Mais rápido', 'por trayecto'],
  ] as const
).map(([id, label, words]) => ({
  id,
  label,
  winner: { price: { amount: 1_218_440, currency: 'BRL' }, detail: `23h\u00a058min ${words}` },
}));

function Pieces({ dear = false, longest = false }: { dear?: boolean; longest?: boolean }) {
  const [sort, setSort] = useState<Sort>('cheapest');
  const price = (amount: number) => ({
    amount: dear ? amount * 9_000 : amount,
    currency: dear ? 'COP' : 'USD',
  });
  const sorts: SortCard<Sort>[] = [
    { id: 'cheapest', label: 'Cheapest', winner: { price: price(118_440), detail: '7h 55m' } },
    { id: 'best', label: 'Best', winner: { price: price(136_440), detail: '7h 25m' } },
    { id: 'quickest', label: 'Quickest', winner: undefined },
  ];
  return (
    <Container>
      <Stack gap={24}>
        <SortCards value={sort} onChange={setSort} sorts={longest ? LONGEST : sorts} />
        <SearchStatus
          count="214 boats"
          searching="Searching boats"
          suppliers={[
            { id: 'a', name: 'Harborline', state: 'answered' },
            { id: 'b', name: 'Sailhub', state: 'asked' },
            { id: 'c', name: 'Ferryman & Sons International Reservations', state: 'timed-out' },
          ]}
          found={() => '214 boats'}
          done={false}
          progress={0.66}
          onRetry={nothing}
        />
        <AppliedFilters
          applied={[
            { id: 'a', text: 'With a captain', without: {} },
            { id: 'b', text: 'Harbors: Angra do Heroísmo and Vila Real de Santo António', without: {} },
          ]}
          onChange={nothing}
          onClear={nothing}
        />
        <FilteredAway
          filters={{ captain: true }}
          relaxation={{ filter: 'captain', gain: 12 }}
          nameOf={() => 'With a captain'}
          words={{
            none: said('No boats match these filters'),
            without: (filter, gain) => `Without the filter “${filter}” there are ${gain} boats.`,
          }}
          onChange={nothing}
        />
      </Stack>
    </Container>
  );
}

export const Parts: Story = { args: head, render: () => <Pieces /> };
/** Three orders fit side by side on a small phone, with the longest words of our languages. */
export const PartsOnAPhone: Story = {
  args: head,
  globals: { viewport: { value: 'smallPhone' } },
  render: () => <Pieces longest />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist', { name: 'Sort by' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
export const LongPrices: Story = { args: head, render: () => <Pieces dear /> };

const boats = {
  criteria: {},
  ...{ title: head.title, summary: head.summary, form: head.form },
  errors: [],
  failure: null,
  icon: Ship,
  words: {
    failed: 'We could not search boats',
    start: { title: 'Where would you like to sail?', text: 'Choose a harbor above to see boats.' },
    nothing: { title: 'No boats found', text: 'Nobody sails from here on this day. Try another harbor.' },
  },
  search: { found: undefined, error: null, isFetching: true, again: nothing },
  address: boatAddress,
  status: foundStatus(boatWords, nothing),
  skeleton: <Text>Cards without words</Text>,
  onFound: nothing,
  children: () => null,
};
const Stage = productStage('boat', () => fakeApi({}));
const boatStory = (
  change: Partial<ResultsScreenProps<FoundSoFar, object, object, 'cheapest' | 'dearest'>> = {},
): Story => ({
  args: head,
  render: () => (
    <Stage>
      <ResultsScreen {...boats} {...change} />
    </Stage>
  ),
});
/** While the suppliers are asked. */
export const Waiting = boatStory();
/** They have answered, with nothing. */
export const NothingFound = boatStory({
  search: { ...boats.search, found: { data: [], suppliers: [], done: true } },
});
/** A search that says too little to be asked. */
export const Incomplete = boatStory({
  errors: [{ message: { id: 'harbor', message: 'Choose a harbor' }, isMissing: true }],
});
/** A link that was kept for too long. */
export const Past = boatStory({ errors: [{ message: { id: 'past', message: 'This day has passed.' } }] });
export const Failed = boatStory({ failure: { isFetching: false, again: nothing } });

interface Boat {
  id: string;
  price: Money;
  cabins: 'one' | 'two';
}
interface BoatFilters {
  cabins?: readonly Boat['cabins'][];
}
const BOATS = [90, 120, 200, 240].map((dollars, index): Boat => ({
  id: `boat-${dollars}`,
  price: { amount: dollars * 100, currency: 'USD' },
  cabins: index === 2 ? 'two' : 'one',
}));
const CABINS = { one: 'One cabin', two: 'Two cabins' };
const boatFacets: Facets<Boat, BoatFilters> = {
  cabins: {
    label: said('Cabins'),
    names: { one: said(CABINS.one), two: said(CABINS.two) },
    options: ['one', 'two'],
    has: ({ cabins }) => [cabins],
  },
};
const boatOrders = {
  cheapest: (a: Boat, b: Boat) => a.price.amount - b.price.amount,
  dearest: (a: Boat, b: Boat) => b.price.amount - a.price.amount,
};

function FoundBoats() {
  const [filters, setFilters] = useState<BoatFilters>({});
  const [sort, setSort] = useState<'cheapest' | 'dearest'>('cheapest');
  return (
    <Container>
      <FoundOffers
        {...{ filters, setFilters, sort, setSort }}
        offers={BOATS}
        found={{ suppliers: [], done: true }}
        facets={boatFacets}
        orders={boatOrders}
        words={boatWords}
        detail={({ cabins }) => CABINS[cabins]}
        sheet={false}
        onMap={false}
        change={nothing}
        setSheet={nothing}
        onRetry={nothing}
        cardHeight={60}
        card={({ id }) => <Text>{id}</Text>}
      />
    </Container>
  );
}
/** What is chosen narrows the list and its counts; the orders tell what they put first. */
export const Found: Story = {
  args: head,
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Stage>
      <FoundBoats />
    </Stage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /One cabin/ }));
    await expect(await canvas.findByText('3 boats')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Dearest/ }));
    await waitFor(() => expect(canvas.getAllByText(/^boat-/)[0]).toHaveTextContent('boat-240'));
  },
};
