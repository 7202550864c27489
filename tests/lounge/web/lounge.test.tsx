import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findPlaces } from '@/core/contract';
import { defineRegistry } from '@/core/plugin';
import { anAgency } from '@/core/testing/agency';
import { askedOf, fakeApi } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { aUser } from '@/core/testing/user';
import { entries } from '../entries';
import { lounges } from '../contract';

patient();

const registry = defineRegistry(entries, { 'airport-lounge': () => import('../plugin') });
const agency = anAgency({
  language: 'en',
  bookingMenuItemOptions: [{ name: 'Airport lounges', isActive: true, isDefault: true }],
});
const usd = (amount: number) => ({ amount, currency: 'USD' });
const LISBON = {
  ...{ id: 'airport:LIS', kind: 'airport', name: 'Humberto Delgado', city: 'Lisbon', country: 'PT' },
  ...{ iata: 'LIS', latitude: 38.8, longitude: -9.1, zone: 'Europe/Lisbon' },
};
const visit = (id: string, lounge: string, amount: number, more: object) => ({
  ...{ id, lounge, title: `${lounge}, Humberto Delgado`, price: usd(amount), supplier: 'sandbox' },
  ...{ startsAt: '2027-03-20T07:00', endsAt: '2027-03-20T10:00', zone: 'Europe/Lisbon', city: 'Lisbon' },
  ...{ terminal: '1', guests: 2, time: 'morning', amenities: ['bar'], freeUntil: null },
  ...more,
});
const OFFERS = [
  visit('o-1', 'Harbour Club', 6_000, {}),
  visit('o-2', 'Meridian Lounge', 8_000, {
    ...{ amenities: ['bar', 'showers'], terminal: '2', freeUntil: '2027-03-19T07:00:00Z' },
  }),
];
const api = () =>
  fakeApi({
    [findPlaces.path]: { data: [LISBON] },
    [lounges.search.path]: { data: OFFERS, suppliers: [] },
  });
const open = (path: string, served = api()) =>
  renderPlugin({ registry, path, api: served, user: aUser(), agency });
const RESULTS = '/booknow/airport-lounges/results?place=airport:LIS&day=2027-03-20&guests=2';
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('a search that names no airport says so, and keeps what was chosen', async () => {
  await open('/booknow/airport-lounges?guests=3');
  await userEvent.click(await screen.findByRole('button', { name: 'Search lounges' }));
  expect((await screen.findAllByText('Choose an airport')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Guests').textContent).toContain('3 guests');
});

it('an airport that is taken out again is missing', async () => {
  await open('/booknow/airport-lounges?place=airport:LIS');
  const airport = await screen.findByRole('combobox', { name: 'Airport' });
  await waitFor(() => expect(airport).toHaveProperty('value', 'Humberto Delgado (LIS)'));
  await userEvent.clear(airport);
  await userEvent.click(screen.getByRole('button', { name: 'Search lounges' }));
  expect((await screen.findAllByText('Choose an airport')).length).toBeGreaterThan(0);
});

it('what is found stands cheapest first, is narrowed by filters that live in the address, and leads to the checkout', async () => {
  const served = api();
  const { router } = await open(RESULTS, served);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Airport lounges · Humberto Delgado' }),
  ).toBeTruthy();
  await screen.findAllByRole('article');
  expect(askedOf(served, lounges.search.path)[0]!.input.body).toEqual({
    ...{ place: 'airport:LIS', day: '2027-03-20', guests: 2 },
  });
  expect(names()).toEqual(['Harbour Club, Humberto Delgado', 'Meridian Lounge, Humberto Delgado']);
  await userEvent.click(screen.getAllByRole('checkbox', { name: /Showers/ })[0]!);
  expect(await screen.findByText('1 result')).toBeTruthy();
  expect(names()).toEqual(['Meridian Lounge, Humberto Delgado']);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ amenities: 'showers' }));
  const select = screen.getByRole('link', { name: /^Select: Meridian Lounge/ });
  expect(select.getAttribute('href')).toContain('/booknow/airport-lounges/checkout?');
  expect(select.getAttribute('href')).toContain('offer=o-2');
});
