import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '../api/error';
import { PageStage, pending } from '../testing/PageStage';
import { storyAgency, storyMode } from '../testing/story-agency';
import { aTrip } from '../testing/trip';
import { aUser } from '../testing/user';

const meta = { title: 'Core/My Trips', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const trips = (answer: unknown, path = '/mytrip'): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path={path}
      agency={storyAgency(globals)}
      mode={storyMode(globals)}
      user={aUser()}
      answers={{ '/api/user/getUserTransactions': answer }}
    />
  ),
});

const states = [
  aTrip({ bookingId: '1' }),
  aTrip({
    bookingId: '2',
    state: 'processing',
    status: 'Processing',
    locator: null,
    title: 'Night ferry to Palma',
  }),
  aTrip({
    bookingId: '3',
    state: 'action-required',
    status: 'Awaiting payment',
    title: 'Canal boat, four days, from Amiens to Abbeville with a stop in every village',
  }),
  aTrip({
    bookingId: '4',
    state: 'cancelled',
    status: 'Cancelled',
    price: { amount: 3_480_000, currency: 'JPY' },
  }),
  aTrip({ bookingId: '5', state: 'failed', status: 'Rejected by harbour', locator: null, travelers: [] }),
];

export const EveryState: Story = trips({ data: states, totalCount: states.length });
export const ManyPages: Story = trips({ data: states, totalCount: 312 });
export const Loading: Story = trips(pending);
export const NothingPlanned: Story = trips({ data: [], totalCount: 0 });
export const NothingMatches: Story = trips({ data: [], totalCount: 0 }, '/mytrip?state=failed');
export const Failed: Story = trips(
  new ApiError(422, 'X', 'Something went wrong', { data: 'Something went wrong' }),
);
