import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@/core/ui/Card';
import { Stage } from '../stage';
import { fillCriteria } from './criteria';
import type { Place } from './places';
import { RecentSearches } from './RecentSearches';
import type { RecentSearch } from './recent';
import { SearchForm } from './SearchForm';

const LISBON: Place = { code: 'LIS', name: 'Lisbon', country: 'Portugal', isCity: false };
const NEW_YORK: Place = { code: 'NYC', name: 'New York', country: 'United States', isCity: true };
const recent: RecentSearch[] = [
  {
    criteria: { from: 'LIS', to: 'NYC', depart: '2027-03-10', return: '2027-03-17', adults: 2 },
    from: LISBON,
    to: NEW_YORK,
  },
  {
    criteria: { trip: 'one-way', from: 'NYC', to: 'LIS', depart: '2027-05-02', adults: 1 },
    from: NEW_YORK,
    to: LISBON,
  },
];

const meta = {
  title: 'Plugins/Flight/Search form',
  component: SearchForm,
  args: { initial: fillCriteria({ depart: '2030-03-10', return: '2030-03-17' }), onSearch: () => undefined },
  decorators: [
    (Story) => (
      <Stage recent={recent}>
        <Card padding="large">
          <Story />
        </Card>
      </Stage>
    ),
  ],
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    initial: fillCriteria({
      from: 'LIS',
      to: 'NYC',
      depart: '2030-03-10',
      return: '2030-03-17',
      adults: 2,
      children: 1,
      cabin: 'business',
    }),
    places: { from: LISBON, to: NEW_YORK },
  },
};
export const OneWay: Story = {
  args: {
    initial: fillCriteria({ trip: 'one-way', from: 'LIS', to: 'NYC', depart: '2030-03-10' }),
    places: { from: LISBON, to: NEW_YORK },
  },
};
/** R193: wrong as soon as both places are the same. */
export const SamePlace: Story = {
  args: {
    initial: fillCriteria({ from: 'LIS', to: 'LIS', depart: '2030-03-10' }),
    places: { from: LISBON, to: LISBON },
  },
};
/** The searches of this visit, below the form. */
export const Recent: Story = { render: () => <RecentSearches /> };
