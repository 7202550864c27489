import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ListAndMap } from '@/core/selling/results/list/ListAndMap';
import { aHotelChoice, aHotelOffer, LISBON, usd } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { FoundHotels, type FoundHotelsProps } from './FoundHotels';
import { PhotoCardsSkeleton } from '@/core/selling/results/list/PhotoCardsSkeleton';

const nothing = () => undefined;

/** Filters, order and map as the address would hold them. */
function Live(props: FoundHotelsProps) {
  const [{ filters, sort, onMap }, setShown] = useState(props);
  const [per, setPer] = useState(props.per);
  const [sheet, setSheet] = useState(props.sheet);
  const change: FoundHotelsProps['change'] = (next) => setShown((shown) => ({ ...shown, ...next }));
  return (
    <FoundHotels
      {...props}
      {...{ filters, sort, onMap, sheet, change, setSheet, per }}
      onPer={setPer}
      setFilters={(next) => change({ filters: next })}
      setSort={(next) => change({ sort: next })}
    />
  );
}

const FREE = '2027-03-01T18:00:00.000Z';
/** Twelve properties; every third has breakfast, but for what cannot be given back only. */
const HOTELS = Array.from({ length: 12 }, (_, at) =>
  aHotelOffer({
    id: `hotel-${at}`,
    name: `Hotel ${at + 1}`,
    latitude: 38.71 + Math.sin(at * 2.4) * 0.01,
    longitude: -9.14 + Math.cos(at * 2.4) * 0.014,
    distance: 0.4 + at / 3,
    choices: [
      aHotelChoice({ id: '0', board: 'roomOnly', freeUntil: FREE, total: usd(240 + at * 30) }),
      ...(at % 3 === 0
        ? [aHotelChoice({ id: '1', board: 'breakfast', freeUntil: null, total: usd(290 + at * 30) })]
        : []),
    ],
  }),
);

const meta = {
  title: 'Plugins/Hotel/Results',
  component: FoundHotels,
  render: (args) => <Live {...args} />,
  args: {
    found: {
      data: HOTELS,
      suppliers: [],
      done: true,
      corelationid: 'a-search',
    },
    place: LISBON,
    criteria: { place: 'LIS', checkIn: '2027-03-08', checkOut: '2027-03-11', rooms: '2' },
    filters: {},
    sort: 'recommended',
    onMap: false,
    sheet: false,
    change: nothing,
    setFilters: nothing,
    setSort: nothing,
    setSheet: nothing,
    compared: [],
    onCompared: nothing,
    per: 'stay',
    nights: 3,
    onPer: nothing,
    onRetry: nothing,
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof FoundHotels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
/** More suppliers are still asked. */
export const Searching: Story = { args: { found: { ...meta.args.found, done: false } } };
/** R258, G64: what is asked of a rate is asked of one rate together. */
export const FiltersOfOneRate: Story = {
  args: { filters: { boards: ['breakfast'], terms: ['free-cancellation'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No properties match these filters')).toBeVisible();
  },
};
/** The card shows the cheapest rate that passes. */
export const WithBreakfast: Story = {
  args: { filters: { boards: ['breakfast'] }, sort: 'lowest' },
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article');
    await expect(cards).toHaveLength(4);
    await expect(await within(cards[0]!).findByText('$302.00')).toBeVisible();
  },
};
/** Cards, orders, filters and pins say the price of a night. */
export const PerNight: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Per night'));
    const [card] = await canvas.findAllByRole('article');
    await expect(await within(card!).findByText(/^a night, 1 room/)).toBeVisible();
    await expect(await within(card!).findByText(/for 3 nights, taxes and fees included/)).toBeVisible();
  },
};
/** Words of a name narrow the list; what is typed stays as it is typed. */
export const ByName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: 'Name of the property' });
    await userEvent.type(field, 'hótel 12 ');
    await expect(field).toHaveValue('hótel 12 ');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /Name: hótel 12/ }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(2));
  },
};
/** A list that somebody handed on: what has rooms is shown and can be saved, what has none is counted. */
export const HandedOn: Story = {
  args: { filters: { saved: 'hotel-1,hotel-4,elsewhere' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(
      await canvas.findByText('1 property in this list has no rooms for these dates and guests.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Share' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save all of these' }));
    await expect(await canvas.findAllByRole('button', { name: /^Saved: Hotel/ })).toHaveLength(2);
    for (const heart of canvas.getAllByRole('button', { name: /^Saved: Hotel/ }))
      await userEvent.click(heart);
  },
};
/** Kept for later, in this browser. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [heart] = await canvas.findAllByRole('button', { name: /^Save Hotel/ });
    await userEvent.click(heart!);
    await expect(await canvas.findByRole('button', { name: /^Saved: Hotel/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Saved: Hotel/ }));
  },
};
export const OnTheMap: Story = { args: { onMap: true } };
export const Waiting: Story = {
  render: () => <ListAndMap list={<PhotoCardsSkeleton label="Searching hotels" />} />,
};
