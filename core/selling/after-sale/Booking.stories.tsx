import type { MessageDescriptor } from '@lingui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { ApiError } from '../../api/error';
import type { BookingProgress, Price } from '../../contract/bookings/booking';
import { agencyAtom } from '../../tenant/agency';
import { anAgency } from '../../testing/agency';
import { aTrip } from '../../testing/trip';
import { Mail, Undo2 } from '../../ui/pictures/icons';
import { Container, Inline, Stack } from '../../ui/content/layout';
import { CardLink, TextLink } from '../../ui/actions/ButtonLink';
import { Text } from '../../ui/content/Text';
import { linkTo } from '../../address/link';
import { BookingAlerts } from './BookingAlerts';
import { BookingGap } from './BookingGap';
import { BookingHistory } from './BookingHistory';
import { BookingStatus } from './BookingStatus';
import { EmailButton } from './papers/EmailButton';
import { EmailItineraryDialog } from './papers/EmailItineraryDialog';
import { RecentList } from './trips/RecentList';
import { ReferencesCard } from './ReferencesCard';
import { SaveCalendar } from './papers/SaveCalendar';
import { SavePdf } from './papers/SavePdf';
import { TripCardFrame } from './trips/TripCardFrame';

/** What the pages of a booking are made of, whatever the product. */
const meta = { title: 'Core/Booking', component: BookingStatus } satisfies Meta<typeof BookingStatus>;
export default meta;
type Story = StoryObj;

const usd = (amount: number) => ({ amount, currency: 'USD' });
const price: Price = { lines: [{ kind: 'base', amount: usd(48_260) }], total: usd(48_260) };
const shown = (node: ReactNode): Story => ({
  render: () => (
    <Container>
      <Stack gap={24}>{node}</Stack>
    </Container>
  ),
});

const progress = (given: Partial<BookingProgress>): BookingProgress => ({
  bookingId: 'b-1',
  state: 'confirmed',
  status: 'Confirmed',
  message: null,
  money: 'taken',
  actionUrl: null,
  ...given,
});
const alerts = (
  given: Partial<BookingProgress>,
  more: Partial<Parameters<typeof BookingAlerts>[0]> = {},
): ReactNode => (
  <BookingAlerts
    progress={progress(given)}
    price={price}
    status={given.status ?? 'Confirmed'}
    cancelling={null}
    follow={<TextLink {...linkTo('/mytrip')}>See how far it is</TextLink>}
    lastEnd={null}
    {...more}
  />
);

/** INV-6, G06: what is not known yet is never told as an end. */
export const EveryStanding = shown(
  <>
    {alerts({ state: 'processing', status: 'Processing', money: 'held' })}
    {alerts({ state: 'action-required', status: 'Awaiting payment', money: 'none' })}
    {alerts(
      { state: 'processing', status: 'Processing', money: 'taken' },
      { cancelling: 'The harbour has to agree. We write to you when it has answered.' },
    )}
    {alerts(
      {},
      { lastEnd: { kind: 'refused', message: 'The harbour does not take this boat back any more.' } },
    )}
    {alerts({ state: 'failed', status: 'Rejected', message: 'Another crew was faster.', money: 'returned' })}
    {alerts({ state: 'cancelled', status: 'Cancelled', money: 'returned' })}
    {alerts({}, { onRetry: () => undefined })}
  </>,
);

const LABELS: Record<string, MessageDescriptor> = {
  Confirmed: { id: 'Confirmed' },
  Cancelled: { id: 'Cancelled' },
};

/** A word that only the supplier knows comes as it is, neither good nor bad (G87). */
export const Statuses: Story = {
  render: () => (
    <Inline gap={12}>
      <BookingStatus state="confirmed" status="Confirmed" words={LABELS} />
      <BookingStatus state="confirmed" status="Moored at berth 12" words={LABELS} />
      <BookingStatus state="reserved" status="Confirmed" words={LABELS} />
      <BookingStatus state="processing" status="Processing" words={LABELS} />
      <BookingStatus state="cancelled" status="Cancelled" words={LABELS} />
      <BookingStatus state="failed" status="Rejected" words={LABELS} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Moored at berth 12')).toBeVisible();
    // Paid and not paid never read alike.
    await expect(canvas.getAllByText('Confirmed')).toHaveLength(1);
    await expect(await canvas.findByText('On hold')).toBeVisible();
  },
};

export const History = shown(
  <BookingHistory
    entries={[
      { id: '3', title: 'Refunded', at: '2027-02-03T16:20:00Z', detail: 'USD 432.60', icon: Undo2 },
      {
        id: '2',
        title: 'Email sent',
        at: '2027-02-01T10:01:00Z',
        detail:
          'marina.prado.of-the-very-long-name@harbour-authority.example · By Olivia Aleksandrowicz-Santander',
        icon: Mail,
      },
      { id: '1', title: 'Confirmed', at: '2027-02-01T10:00:40Z', tone: 'success' },
      { id: '0', title: 'Booked', at: '2027-02-01T10:00:00Z' },
    ]}
  />,
);

export const References = shown(
  <>
    <ReferencesCard
      booking={{
        bookingId: '0c4b2d8e-5f1a-4c37-9b60-2f8d7e61a905',
        recordLocator: 'QK7M2P',
        confirmationNumber: 'HARBOUR-000-918-273-645-546-372-819',
        dateBooked: '2027-02-01T10:00:00Z',
      }}
      other={{ label: 'Harbour’s locator', value: 'B-1209' }}
    />
    <ReferencesCard
      booking={{
        bookingId: '0c4b2d8e-5f1a-4c37-9b60-2f8d7e61a905',
        recordLocator: null,
        confirmationNumber: null,
        dateBooked: '2027-02-01T10:00:00Z',
      }}
    />
  </>,
);

const query = (given: { isFetching?: boolean; error?: unknown }) => ({
  isFetching: false,
  isError: given.error !== undefined,
  error: null,
  refetch: () => undefined,
  ...given,
});
export const Loading = shown(<BookingGap query={query({ isFetching: true })} />);
export const NotFound = shown(<BookingGap query={query({})} />);
export const Failed = shown(
  <BookingGap
    query={query({
      error: new ApiError(503, 'UNAVAILABLE', 'The harbour does not answer. Try again later.'),
    })}
  />,
);

const trips = [
  aTrip({ bookingId: '1' }),
  aTrip({ bookingId: '2', state: 'reserved', title: 'Canal boat from Amiens to Abbeville, four days' }),
  aTrip({ bookingId: '3', state: 'cancelled', status: 'Cancelled', price: usd(3_500_000_000) }),
];
const recent = (rows: typeof trips | undefined, error?: Error) => (
  <RecentList
    query={query({ ...(error ? { error } : {}) })}
    rows={rows}
    keyOf={({ bookingId }) => bookingId}
    empty="No bookings yet. The first one appears here as soon as it is made."
    link={({ title }) => <TextLink {...linkTo('/mytrip')}>{title}</TextLink>}
    facts={({ locator, startsAt }) => `${locator} · ${startsAt.slice(0, 10)}`}
    status={({ state, status }) => <BookingStatus {...{ state, status, words: LABELS }} />}
  />
);
export const RecentBookings = shown(recent(trips));
export const NoRecentBookings = shown(recent([]));
export const RecentBookingsOnTheirWay = shown(recent(undefined));
export const RecentBookingsFailed = shown(recent(undefined, new Error('The bookings could not be read.')));

/** The whole card opens the booking. */
export const TripCards = shown(
  <Stack gap={16}>
    {trips.map((trip) => (
      <TripCardFrame
        key={trip.bookingId}
        trip={trip}
        title={<CardLink {...linkTo('/mytrip')}>{trip.title}</CardLink>}
        badges={<BookingStatus state={trip.state} status={trip.status} words={LABELS} />}
        who="Marina Prado and 1 more"
      >
        <Text tone="secondary">{trip.startsAt.slice(0, 10)}</Text>
      </TripCardFrame>
    ))}
  </Stack>,
);

const atAnAgency = createStore();
atAnAgency.set(agencyAtom, anAgency());

export const Actions = shown(
  <Provider store={atAnAgency}>
    <Inline gap={12}>
      <EmailButton pending={false} send={() => undefined} />
      <EmailButton pending send={() => undefined} />
      <SavePdf name="boats-QK7M2P.pdf" load={() => Promise.resolve(new Blob())} />
      <SaveCalendar
        name="boats-QK7M2P.ics"
        edition={{ revision: 1, changedAt: '2027-02-01T10:00:00Z' }}
        events={() => []}
      />
    </Inline>
  </Provider>,
);

export const EmailItinerary: Story = {
  render: () => <EmailItineraryDialog bookingId="b-1" name="QK7M2P" onClose={() => undefined} />,
};
