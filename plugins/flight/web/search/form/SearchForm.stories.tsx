import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecentSearches } from '@/core/selling/search/SearchScreen';
import { Card } from '@/core/ui/content/Card';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PLACES } from '../../testing/fixtures';
import { Stage } from '../../testing/stage';
import { fillCriteria } from '../criteria/criteria';
import { placeOfCode } from '../places/places';
import type { RecentSearch } from '../recent/recent-flights';
import { SearchForm } from './SearchForm';
import { search } from './SearchPanel';

const placeOf = (code: string) => placeOfCode(PLACES, code);
const places = (...codes: string[]) => codes.map((code) => placeOf(code)!);
const recent: RecentSearch[] = [
  {
    criteria: { from: 'LIS', to: 'NYC', depart: '2027-03-10', return: '2027-03-17', adults: 2 },
    places: places('LIS', 'NYC'),
  },
  {
    criteria: { trip: 'one-way', from: 'NYC', to: 'LIS', depart: '2027-05-02', adults: 1 },
    places: places('NYC', 'LIS'),
  },
  {
    criteria: {
      trip: 'multi-city',
      legs: 'LIS.NYC.2027-06-01~NYC.SFO.2027-06-05~SFO.LIS.2027-06-12',
      adults: 1,
    },
    places: places('LIS', 'NYC', 'SFO'),
  },
];

const meta = {
  title: 'Plugins/Flight/Search form',
  component: SearchForm,
  args: {
    initial: fillCriteria({ depart: '2030-03-10', return: '2030-03-17' }),
    placeOf,
    onSearch: () => undefined,
  },
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
      prefs: 'allowedStops.0~noOvernightStay',
    }),
  },
};
/** R055: a family with the ages of its children, as airlines price them. */
export const WithAges: Story = {
  args: {
    initial: fillCriteria({
      from: 'LIS',
      to: 'NYC',
      depart: '2030-03-10',
      return: '2030-03-17',
      adults: 2,
      children: 2,
      infants: 1,
      ages: '~15~9~~0',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Travelers: 5 Travelers' }));
    const picker = within(await within(document.body).findByRole('dialog', { name: 'Travelers' }));
    await expect(await picker.findByRole('combobox', { name: 'Age of adult 2' })).toHaveValue('15');
    await expect(await picker.findByRole('combobox', { name: 'Age of child 1' })).toHaveValue('9');
    await expect(await picker.findByRole('combobox', { name: 'Age of child 2' })).toHaveValue('');
    await userEvent.click(picker.getByRole('button', { name: 'Fewer: Children' }));
    await expect(await picker.findByRole('combobox', { name: 'Age of child 1' })).toHaveValue('9');
    await expect(picker.queryByRole('combobox', { name: 'Age of child 2' })).toBeNull();
    await userEvent.click(picker.getByRole('button', { name: 'More: Children' }));
  },
};
export const OneWay: Story = {
  args: { initial: fillCriteria({ trip: 'one-way', from: 'LIS', to: 'NYC', depart: '2030-03-10' }) },
};
/** R193: wrong as soon as both places are the same. */
export const SamePlace: Story = {
  args: { initial: fillCriteria({ from: 'LIS', to: 'LIS', depart: '2030-03-10' }) },
};

/** R185: three flights, each from where the one in front of it leads. */
export const MultiCity: Story = {
  args: {
    initial: fillCriteria({
      legs: 'LIS.NYC.2030-06-01~NYC.SFO.2030-06-05~SFO.LIS.2030-06-12',
      adults: 2,
    }),
  },
};
/** R185: six are the most, and the button says so. */
export const MultiCityFull: Story = {
  args: {
    initial: fillCriteria({
      legs: [
        'LIS.LON.2030-06-01',
        'LON.NYC.2030-06-05',
        'NYC.SFO.2030-06-12',
        'SFO.NYC.2030-06-14',
        'NYC.LON.2030-06-18',
        'LON.LIS.2030-06-20',
      ].join('~'),
    }),
  },
};
/** Every error of every flight, at its field and in the summary. */
export const MultiCityErrors: Story = {
  args: {
    initial: fillCriteria({ legs: 'LIS.LIS.2030-06-05~NYC..2030-06-01~.SFO' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Search flights|^\[/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(within(canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(5);
  },
};
/** The searches of this visit, below the form. */
export const Recent: Story = { render: () => <RecentSearches search={search} /> };
