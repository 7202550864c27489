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
export const EveryStateAsList: Story = trips(
  { data: states, totalCount: states.length },
  '/mytrip?view=list',
);
export const LoadingList: Story = trips(pending, '/mytrip?view=list');
export const UpcomingAndPast: Story = trips(
  {
    data: [
      aTrip({ bookingId: '1', startsAt: '2099-05-14T09:35', endsAt: '2099-05-18T18:20' }),
      aTrip({
        bookingId: '2',
        startsAt: '2099-05-30',
        endsAt: '2099-06-02',
        title: 'Canal boat to Abbeville',
      }),
      aTrip({ bookingId: '3', startsAt: '2099-08-01', endsAt: '2099-08-09', title: 'Regatta off Marstrand' }),
      aTrip({ bookingId: '4', startsAt: '2024-02-01', endsAt: '2024-02-03', title: 'Night ferry to Palma' }),
    ],
    totalCount: 4,
  },
  '/mytrip?when=all',
);
export const NothingInThePast: Story = trips({ data: [], totalCount: 0 }, '/mytrip?when=past');
export const NoSuchReference: Story = trips({ data: [], totalCount: 0 }, '/mytrip?locator=QK7');
export const ManyPages: Story = trips({ data: states, totalCount: 312 });
export const Loading: Story = trips(pending);
export const NothingPlanned: Story = trips({ data: [], totalCount: 0 });
export const NothingMatches: Story = trips({ data: [], totalCount: 0 }, '/mytrip?state=failed');
export const Failed: Story = trips(
  new ApiError(422, 'X', 'Something went wrong', { data: 'Something went wrong' }),
);
