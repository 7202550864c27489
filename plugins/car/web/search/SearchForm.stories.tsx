import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { RecentSearch } from '@/core/selling/search/recent';
import { RecentSearches } from '@/core/selling/search/SearchScreen';
import { Card } from '@/core/ui/content/Card';
import type { CarPlace } from '../../contract';
import { PLACES, RENTAL } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { fillCriteria, type Criteria } from './criteria';
import { search } from './SearchPanel';

const WEEK = { ...RENTAL, pickUp: '2030-03-12T10:00', dropOff: '2030-03-19T10:00' };
const placeOf = (id: string) => Object.values(PLACES).find((place) => place.id === id) ?? null;
const filled = (criteria: Criteria) => fillCriteria({ ...WEEK, ...criteria });
const recent: RecentSearch<Criteria, CarPlace>[] = [
  { criteria: WEEK, places: [PLACES.lisbonAirport] },
  {
    criteria: { ...WEEK, from: PLACES.oriente.id, to: PLACES.portoAirport.id },
    places: [PLACES.oriente, PLACES.portoAirport],
  },
];

const meta = {
  title: 'Plugins/Car/Search form',
  component: search.Form,
  args: { initial: filled({}), placeOf, onSearch: () => undefined },
  decorators: [
    (Story) => (
      <Stage recent={recent}>
        <Card padding="large">
          <Story />
        </Card>
      </Stage>
    ),
  ],
} satisfies Meta<typeof search.Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** R287: back to the same place, a driver of 25 who lives in the United States. */
export const Empty: Story = {
  args: { likely: { country: 'US' }, initial: fillCriteria({ pickUp: WEEK.pickUp, dropOff: WEEK.dropOff }) },
};
export const SameDropOff: Story = {};
export const DifferentDropOff: Story = { args: { initial: filled({ to: PLACES.portoAirport.id }) } };
/** The longest name that a place here has. */
export const LongNames: Story = {
  args: {
    initial: filled({ from: 'long' }),
    placeOf: () => ({
      ...PLACES.lisbonAirport,
      id: 'long',
      name: 'Aeroporto Internacional Governador Aluízio Alves de São Gonçalo do Amarante',
    }),
  },
};
/** R285, G86: a link with bad values is told what is wrong and keeps the rest. */
export const BadLink: Story = {
  args: { initial: filled({ pickUp: '2030-03-12T10:15', dropOff: '2030-03-12T10:30', age: 12 }) },
};
/** R283: what is missing is told after a try, at the fields and above them. */
export const Missing: Story = {
  args: {
    likely: { country: 'US' },
    initial: { ...fillCriteria({ pickUp: WEEK.pickUp }), isReturnedElsewhere: true },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Search cars|^\[/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(within(canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
  },
};
/** R289: the driver's age and country, whose list comes from the API. */
export const Driver: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /30/ }));
    const panel = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(within(panel).getAllByRole('option')).toHaveLength(4));
  },
};
/** The last searches, below the form. */
export const Recent: Story = { render: () => <RecentSearches search={search} /> };
