import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { paidByCard } from '@/core/testing/paid-by-card';
import { bookableRefusals } from '../../contract/refusals/bookable';
import { fieldRefusals } from '../../contract/refusals/fields';
import { anAgency } from '../../testing/agency';
import { askedOf, fakeApi } from '../../testing/fake-api';
import { patient } from '../../testing/patient';
import { refusal } from '../../testing/refusal';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
import { text } from '../../fields/text';
import { plainCheckout, type CheckoutParts } from './checkout';
import { OFFER, product, sauna, saunaSite, usd, word } from './testing/sauna';

paidByCard();
patient();
beforeEach(() => sessionStorage.clear());

const towels: CheckoutParts<{ degrees: number }>['request'] = {
  title: word('Your evening'),
  fields: ({ degrees }) => ({
    towels: { kind: text(), label: word('Towels'), hint: word(`For ${degrees} degrees`), sent: Number },
  }),
};
const Checkout = plainCheckout(sauna, product, { request: towels });

const registry = saunaSite({
  checkout: Checkout,
  results: () => <p>Saunas</p>,
  confirmation: () => <p>On its way</p>,
});

const priceOf = (amount: number) => ({
  lines: [
    { kind: 'base', amount: usd(amount - 500) },
    { kind: 'taxes', amount: usd(500) },
  ],
  total: usd(amount),
});
const quoted = (amount = 4000) => ({
  data: {
    quoteId: 'q-1',
    price: priceOf(amount),
    previousTotal: usd(4000),
    changed: amount !== 4000,
    expiresAt: '2027-02-20T10:00:00Z',
    offer: OFFER,
  },
});
const PROGRESS = {
  ...{ bookingId: 'b-1', state: 'confirmed', status: 'Confirmed' },
  ...{ message: null, money: 'taken', actionUrl: null },
};
const PATH = '/booknow/sauna/checkout?offer=s-1&place=ESP&total=4000&currency=USD&key=sauna-00001';
const aino = aUser({ firstName: 'Aino', lastName: 'Virtanen', email: 'aino@example.com' });

async function open(answers = {}, path = PATH) {
  const api = fakeApi({
    [sauna.quote.path]: quoted(),
    [sauna.book.path]: { data: PROGRESS },
    ...answers,
  });
  const { router } = await renderPlugin({
    ...{ registry, path, api, user: aino },
    agency: anAgency({ language: 'en' }),
  });
  return { api, router, booked: () => askedOf(api, sauna.book.path) };
}
const fill = (field: string, value: string) =>
  fireEvent.change(document.getElementById(`checkout-${field}`)!, { target: { value } });
const pay = async () => userEvent.click((await screen.findAllByRole('button', { name: /^Pay/ }))[0]!);

it('the checkout says what is bought, prices it, and books it once under the key of the address', async () => {
  const { api, router, booked } = await open();
  expect(await screen.findByRole('heading', { name: 'Forest sauna' })).toBeTruthy();
  expect(screen.getByText('Mon, Mar 1, 6:00 PM – 8:00 PM · Espoo')).toBeTruthy();
  expect(screen.getByText('Free cancellation until Feb 28, 12:00 AM (Espoo time)')).toBeTruthy();
  expect(askedOf(api, sauna.quote.path)[0]!.input.body).toEqual({ offerId: 's-1', expectedTotal: usd(4000) });
  expect(screen.getByLabelText('Towels')).toBeTruthy();
  expect(screen.getByText('For 90 degrees')).toBeTruthy();
  fill('request-towels', '2');
  await pay();
  expect(await screen.findByText('On its way')).toBeTruthy();
  expect(router.state.location.search).toEqual({ bookingId: 'b-1' });
  const [booking, ...others] = booked();
  expect(others).toHaveLength(0);
  expect(booking!.key).toBe('sauna-00001');
  expect(booking!.input.body).toEqual({
    quoteId: 'q-1',
    acceptedTotal: usd(4000),
    payment: { method: 'card', token: 'tok_visa' },
    language: 'en',
    guest: { firstName: 'Aino', lastName: 'Virtanen', email: 'aino@example.com' },
    request: { towels: 2 },
  });
});

it('lists what is missing, the guest by the contract and the rest by the schema of the request', async () => {
  const { booked } = await open();
  await screen.findByRole('heading', { name: 'Checkout' });
  fill('guest-lastName', '');
  fill('guest-email', 'nobody');
  fill('guest-phone', 'call me');
  await pay();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Last name: Field is required',
    'Email: The entered email is not valid',
    'Phone: Please enter valid phone number',
    'Towels: Field is required',
  ]);
  expect(booked()).toHaveLength(0);
});

it('INV-5 asks before another price is paid; who does not want it goes back to the results', async () => {
  const { router, booked } = await open({ [sauna.quote.path]: quoted(4800) });
  expect(await screen.findByText('The price has gone up')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/sauna/results'));
  expect(router.state.location.search).toEqual({ place: 'ESP' });
  expect(booked()).toHaveLength(0);
});

it('G33 who chose as a visitor reads that the price is the one of the account', async () => {
  const own = { data: { ...quoted(4800).data, reason: 'account' } };
  await open({ [sauna.quote.path]: own });
  expect(await screen.findByText('Your account has a higher price')).toBeTruthy();
});

it('INV-6 repeats an unanswered request word for word under the same key', async () => {
  let times = 0;
  const answer = () => (times++ === 0 ? refusal(0, 'NETWORK', 'No answer') : { data: PROGRESS });
  const { booked } = await open({ [sauna.book.path]: answer });
  await screen.findByRole('heading', { name: 'Checkout' });
  fill('request-towels', '1');
  await pay();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('On its way')).toBeTruthy();
  const [first, second] = booked();
  expect(second).toEqual(first);
});

it('an offer that is gone leads to others', async () => {
  await open({ [sauna.quote.path]: refusal(410, 'OFFER_GONE', bookableRefusals.gone) });
  expect(await screen.findByText(bookableRefusals.gone.message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search saunas' }).getAttribute('href')).toContain('place=ESP');
});

it('an address that names no offer says so and asks for nothing', async () => {
  const { api } = await open({}, '/booknow/sauna/checkout');
  expect(await screen.findByText('Nothing has been chosen yet')).toBeTruthy();
  expect(askedOf(api, sauna.quote.path)).toHaveLength(0);
});

it('what the server refuses stands at its field, the product’s own too', async () => {
  const fields = [
    { path: 'guest.email', ...fieldRefusals.email },
    { path: 'request.towels', message: 'Bring a towel' },
  ];
  await open({ [sauna.book.path]: refusal(422, 'INVALID_REQUEST', 'Check', { fields }) });
  await screen.findByRole('heading', { name: 'Checkout' });
  fill('request-towels', '0');
  await pay();
  expect(await screen.findByRole('link', { name: 'Towels: Bring a towel' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Email: The entered email is not valid' })).toBeTruthy();
});
