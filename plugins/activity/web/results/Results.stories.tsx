import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ListAndMap } from '@/core/selling/results/list/ListAndMap';
import { PhotoCardsSkeleton } from '@/core/selling/results/list/PhotoCardsSkeleton';
import { aCard, LISBON, SEARCH, usd } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { FoundActivities, type FoundActivitiesProps } from './FoundActivities';

const nothing = () => undefined;

/** Filters, order and map as the address would hold them. */
function Live(props: FoundActivitiesProps) {
  const [{ filters, sort, onMap }, setShown] = useState(props);
  const [sheet, setSheet] = useState(props.sheet);
  const change: FoundActivitiesProps['change'] = (next) => setShown((shown) => ({ ...shown, ...next }));
  return (
    <FoundActivities
      {...props}
      {...{ filters, sort, onMap, sheet, change, setSheet }}
      setFilters={(next) => change({ filters: next })}
      setSort={(next) => change({ sort: next })}
    />
  );
}

/** Ten activities; every third is a deal, every fourth is confirmed by hand. */
const DATA = Array.from({ length: 10 }, (_, at) =>
  aCard({
    productCode: `act-${at}`,
    title: `Walk number ${at + 1} through the old town`,
    latitude: 38.71 + Math.sin(at * 2.4) * 0.01,
    longitude: -9.14 + Math.cos(at * 2.4) * 0.014,
    from: usd(20 + at * 9),
    before: at % 3 === 0 ? usd(30 + at * 9) : null,
    instant: at % 4 !== 0,
    likelyToSellOut: at % 5 === 1,
    freeCancellation: at % 2 === 0,
    duration: { least: 60 * (at + 1), most: 60 * (at + 1) },
  }),
);

const meta = {
  title: 'Plugins/Activity/Results',
  component: FoundActivities,
  render: (args) => <Live {...args} />,
  args: {
    found: { data: DATA, suppliers: [], done: true },
    place: { ...LISBON, ground: null },
    criteria: SEARCH,
    filters: {},
    sort: 'recommended',
    sheet: false,
    onMap: false,
    change: nothing,
    setFilters: nothing,
    setSort: nothing,
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
} satisfies Meta<typeof FoundActivities>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
/** R319 to R323: nothing passes, and it is said which filter to take away. */
export const FilteredAway: Story = { args: { filters: { durations: ['3DaysOrMore'], specials: ['deals'] } } };
export const Waiting: Story = {
  render: () => <ListAndMap list={<PhotoCardsSkeleton label="Searching activities" />} />,
};
