import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { said } from '../../testing/said';
import { chosenCurrencyAtom, ratesAtom } from '../../i18n/shown-currency';
import { anAgency } from '../../testing/agency';
import { askedOf, fakeApi } from '../../testing/fake-api';
import { patient } from '../../testing/patient';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
import { plainScreens } from './screens';
import { OFFER, product, sauna, saunaSite, usd } from './testing/sauna';

patient();

const { Booking, Confirmation } = plainScreens(product, ({ offer, request }) => [
  { text: `${offer.degrees} degrees, ${request.towels} towels` },
]);
const registry = saunaSite({ booking: Booking, confirmation: Confirmation });

const BOOKING = {
  bookingId: 'b-1',
  orderId: 'o-1',
  recordLocator: 'SWEAT1',
  bookingStatus: 'Confirmed',
  dateBooked: '2027-02-20T09:41:00Z',
  ...{ revision: 7, changedAt: '2027-02-20T09:41:05Z' },
  bookedCurrency: 'USD',
  price: { lines: [{ kind: 'base', amount: usd(4000) }], total: usd(4000) },
  guest: { firstName: 'Aino', lastName: 'Virtanen', email: 'aino@example.com' },
  cancellation: null,
  canCancel: true,
  progress: {
    ...{ bookingId: 'b-1', state: 'confirmed', status: 'Confirmed' },
    ...{ message: null, money: 'taken', actionUrl: null },
  },
  offer: OFFER,
  request: { towels: 2 },
};
const api = (more = {}) =>
  fakeApi({
    [sauna.find.path]: { data: BOOKING },
    [sauna.resend.path]: { data: 'Sent' },
    [sauna.terms.path]: {
      data: {
        bookingId: 'b-1',
        penalty: usd(1000),
        refund: usd(3000),
        settlement: { charged: usd(4000), returned: usd(3000), kept: usd(1000), keptBy: 'terms' },
        freeUntil: null,
      },
    },
    [sauna.cancel.path]: { data: BOOKING, message: 'Cancelled' },
    '/api/bookings/{id}/progress': { data: BOOKING.progress },
    ...more,
  });
const open = (path: string, served = api()) =>
  renderPlugin({ registry, path, api: served, user: aUser(), agency: anAgency({ language: 'en' }) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('the page of a booking stands by its id or its locator, and sends its letter again', async () => {
  const served = api();
  await open('/booknow/sauna/booking?locator=SWEAT1', served);
  expect(await screen.findByRole('heading', { level: 1, name: 'Forest sauna' })).toBeTruthy();
  expect(screen.getByText('90 degrees, 2 towels')).toBeTruthy();
  expect(askedOf(served, sauna.find.path)[0]!.input.query).toEqual({ recordLocator: 'SWEAT1' });
  await press('Email itinerary');
  expect(await screen.findByText('Itinerary sent to aino@example.com')).toBeTruthy();
});

it('G06 cancelling tells what is kept and comes back, and is done at those terms', async () => {
  const served = api();
  await open('/booknow/sauna/booking?bookingId=b-1', served);
  await press('Cancel booking');
  expect(await screen.findByText('Kept by the sauna')).toBeTruthy();
  await press('Cancel and get $30.00 back');
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(askedOf(served, sauna.cancel.path)[0]!.input.body).toEqual({
    bookingId: 'b-1',
    acceptedPenalty: usd(1000),
  });
});

it.each([
  [4000, 0, null, 'Under the terms of the booking, it is no longer refundable.'],
  [3999, 1, null, 'Under the terms of the booking, part of the price is non-refundable.'],
  [0, 4000, null, 'Canceling is free now: you get a full refund.'],
  [0, 4000, '2027-03-01T12:00:00Z', /^Free cancellation until .*March|Mar/],
])('G06 cancelling says why %i is kept and %i comes back', async (kept, back, freeUntil, why) => {
  const settlement = { charged: usd(4000), returned: usd(back), kept: usd(kept), keptBy: 'terms' };
  const data = { bookingId: 'b-1', penalty: usd(kept), refund: usd(back), settlement, freeUntil };
  await open('/booknow/sauna/booking?bookingId=b-1', api({ [sauna.terms.path]: { data } }));
  await press('Cancel booking');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toMatch(why));
});

it('a booking on its way is followed until it is made', async () => {
  await open('/booknow/sauna/confirmation?bookingId=b-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Forest sauna is booked' })).toBeTruthy();
});

it.each(['booking', 'confirmation'])(
  'G131 the %s says what was charged, and beside it what that is about in the currency that the reader chose then',
  async (page) => {
    const { store, container } = await open(`/booknow/sauna/${page}?bookingId=b-1`);
    await screen.findByRole('heading', { level: 1 });
    act(() => {
      store.set(ratesAtom, { base: 'USD', date: '2026-09-29', rates: { USD: 1, EUR: 0.9 } });
      store.set(chosenCurrencyAtom, 'EUR');
    });
    const about = await screen.findByText(said('About €36.00, converted at the rates of Sep 29, 2026'));
    const others = container.textContent.replace(about.textContent, '');
    expect(others.match(/\$40\.00/g)).toHaveLength(2);
    expect(others).not.toMatch(/€|will be charged/);
  },
);
