import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { askedOf } from '@/core/testing/fake-api';
import { paidByCard } from '@/core/testing/paid-by-card';
import { aUser } from '@/core/testing/user';
import { findReservation, getDetailsFromTempUrl, quoteCar, reserveCar, type CarDetails } from '../contract';
import { carApi } from './testing/fake-api';
import { DETAILS, QUOTE, RESERVATION } from './testing/fixtures';
import { openScreen } from './testing/open-screen';

paidByCard();
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });
beforeEach(() => sessionStorage.clear());

/** A car of a vendor that tells little, is paid at its counter, and has to know who comes. */
const offer: CarDetails = {
  ...DETAILS,
  payment: 'counter',
  deposit: null,
  fuelPolicy: null,
  cancellation: { ...DETAILS.cancellation, freeUntil: null, fee: null },
  availableInfo: { coverages: [] },
  accessories: [],
  availableCore: {
    ...DETAILS.availableCore,
    vehicle: {
      ...DETAILS.availableCore.vehicle,
      ...{ model: 'Fiat 500', passengerQuantity: null, baggageQuantity: null, doorCount: null },
      ...{ fuelType: null, transmissionType: null },
    },
    rentalRate: {
      unlimitedIndicator: false,
      distance: null,
      included: { distance: 1000, unit: 'kilometer' },
    },
  },
  requirements: { minimumAge: null, licenceYears: 0, creditCard: false, exactly: { age: 30 } },
  texts: {
    charges: [{ name: 'Insurance fee', amount: { amount: 612, currency: 'USD' } }],
    conditions: [{ title: 'Cancellation Policy', text: 'Free until the day before.' }],
    privacyPolicies: [{ title: 'Customer Data Use', text: 'Shared with the vendor.' }],
  },
};
const reservation = { ...RESERVATION, offer };
const apiOf = () =>
  carApi({
    [getDetailsFromTempUrl.path]: { data: { offer, tempUrl: '/x' } },
    [quoteCar.path]: { data: { ...QUOTE, offer } },
    [reserveCar.path]: [{ response: reservation }],
    [findReservation.path]: { data: reservation },
  });
const ines = aUser({ _id: 'ines', name: 'Inês Carvalho', firstName: 'Inês', lastName: 'Carvalho' });
const { total } = QUOTE.price;
const CHECKOUT = `/booknow/Cars/checkout?offer=${offer.id}&total=${total.amount}&currency=USD&key=car-00001`;

it('its page tells what its vendor tells, and nothing more', async () => {
  await openScreen(`/booknow/cars/result-details?offer=${offer.id}`, apiOf(), ines);
  expect(await screen.findByText('Fiat 500')).toBeTruthy();
  expect(screen.getByText('You pay at the counter. Nothing is charged here.')).toBeTruthy();
  expect(screen.getByText('Cancellation Policy')).toBeTruthy();
  expect(screen.getByText('Included: Insurance fee')).toBeTruthy();
  expect(screen.getByText(/1,000 km included\. Driving farther/)).toBeTruthy();
  for (const unknown of ['Coverage', 'Fuel']) expect(screen.queryByText(unknown)).toBeNull();
  expect(screen.queryByText(/seat|No refund|null|undefined|NaN/)).toBeNull();
});

it('R300 its checkout takes no card, asks who drives and for the privacy policy, and books without a payment', async () => {
  const api = apiOf();
  const { router } = await openScreen(CHECKOUT, api, ines);
  await screen.findByRole('heading', { name: 'Checkout' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.getAllByText(/You can cancel here for nothing until pick-up\./)).not.toHaveLength(0);
  expect(screen.queryByText(/cancellation fee applies/)).toBeNull();
  const book = () => fireEvent.click(screen.getAllByRole('button', { name: 'Book, pay at the counter' })[0]!);
  book();
  const summary = await screen.findByRole('alert');
  for (const name of [/^Date of birth: /, /^Phone: /, /^Privacy policy: /])
    expect(within(summary).getByRole('link', { name })).toBeTruthy();
  const { title, address, city, state, zipCode } = RESERVATION.driver;
  const typed = { title, address, city, state, zipCode, phone: '+351 912 345 678' };
  for (const [field, value] of Object.entries(typed))
    fireEvent.change(document.getElementById(`checkout-driver-${field}`)!, { target: { value } });
  const born = screen.getByRole('group', { name: /Date of birth/ });
  for (const [part, value] of [
    [/Month/, '05'],
    [/Day/, '17'],
    [/Year/, '1996'],
  ] as const)
    fireEvent.change(within(born).getByLabelText(part), { target: { value } });
  fireEvent.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  book();
  await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/Cars/confirm-payment'));
  expect(askedOf(api, reserveCar.path)[0]!.input.body).toMatchObject({
    payment: null,
    privacyAccepted: true,
    driver: { birthDate: '1996-05-17', phone: '+351 912 345 678' },
  });
  expect(await screen.findByRole('heading', { name: 'To pay at the counter' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Paid' })).toBeNull();
});
