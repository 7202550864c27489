import { paidByCard } from '@/core/testing/paid-by-card';
import { carRefusals } from '../../contract/refusals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askedOf, never, type Input } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import { aUser } from '@/core/testing/user';
import { quoteCar, reserveCar, type CarExtras } from '../../contract';
import { carApi } from '../testing/fake-api';
import { DETAILS, QUOTE, RESERVATION } from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';
import { quoteWith } from '../testing/quote-fixture';
// The routes load it on demand; here it is there before the clock starts.
import '../confirmation/ConfirmationScreen';

paidByCard();
// Screens arrive as they would on the page: each is fetched when it is first opened.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => sessionStorage.clear());

const ines = aUser({ _id: 'ines', name: 'Inês Carvalho', firstName: 'Inês', lastName: 'Carvalho' });
const { price } = QUOTE;
const ADDRESS = `offer=${DETAILS.id}&total=${price.total.amount}&currency=USD&key=car-00001`;
const CHECKOUT = `/booknow/Cars/checkout?${ADDRESS}`;
const pricing = ({ body }: Input) => ({ data: quoteWith(body?.['extras'] as CarExtras | undefined) });
const apiOf = (answers: Parameters<typeof carApi>[0] = {}) =>
  carApi({ [quoteCar.path]: pricing, ...answers });
const open = (path: string, api = apiOf()) => openScreen(path, api, ines);
const sent = (api: ReturnType<typeof carApi>) => askedOf(api, reserveCar.path);

const fill = async (more: Record<string, string> = {}) => {
  await screen.findByRole('heading', { name: 'Checkout' });
  const { title, address, city, state, zipCode } = RESERVATION.driver;
  for (const [field, value] of Object.entries({ title, address, city, state, zipCode, ...more }))
    fireEvent.change(document.getElementById(`checkout-driver-${field}`)!, { target: { value } });
};
const pay = async () => userEvent.click((await screen.findAllByRole('button', { name: /^Pay/ }))[0]!);

describe('checkout of a car', () => {
  it('R300 a failed submit lists every error with a link and sends nothing', async () => {
    const api = apiOf();
    await open(CHECKOUT, api);
    await screen.findByRole('heading', { name: 'Checkout' });
    await pay();
    const summary = await screen.findByRole('alert');
    for (const name of [
      'Address: Address is required',
      'City: City is required',
      'State or region: State is required',
      'Zip code: Zip code is required',
    ])
      expect(within(summary).getByRole('link', { name })).toBeTruthy();
    expect(sent(api)).toHaveLength(0);
  });

  it('R288 says where a car is picked up and where it comes back, each with its time', async () => {
    const dropOff = { ...DETAILS.dropOff, name: 'Porto Airport', iata: 'OPO' };
    await open(CHECKOUT, apiOf({ [quoteCar.path]: { data: { ...QUOTE, offer: { ...DETAILS, dropOff } } } }));
    const brief = within(await screen.findByRole('region', { name: /or similar/ }));
    const [from, to] = ['Pick-up', 'Drop-off'].map((end) => brief.getByText(end).parentElement!.textContent);
    expect(from).toMatch(/Mar 12.*Humberto Delgado \(LIS\)/);
    expect(to).toMatch(/Mar 19.*Porto Airport \(OPO\)/);
  });

  it('G16 R305 is the same page in small letters, and books once, under the key of the address', async () => {
    const api = apiOf();
    const { router } = await open(CHECKOUT.replace('Cars', 'cars'), api);
    await fill();
    const [button] = screen.getAllByRole('button', { name: /^Pay/ });
    fireEvent.click(button!);
    fireEvent.click(button!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/Cars/confirm-payment'));
    const [booking, ...others] = sent(api);
    expect(others).toHaveLength(0);
    expect(booking!.key).toBe('car-00001');
    expect(booking!.input.body).toMatchObject({
      acceptedTotal: price.total,
      payment: { token: 'tok_visa' },
      driver: { firstName: 'Inês', title: 'Ms', pickupTime: '10:00' },
    });
    expect(await screen.findByText('Your car is booked in Lisbon')).toBeTruthy();
    expect(screen.getByText('C4R9LM')).toBeTruthy();
    // What was typed went with the booking that was made.
    expect(Object.keys(sessionStorage).filter((name) => name.includes('checkout'))).toHaveLength(0);
  });

  it('what was added on the page before is priced, may be changed, and stays over a reload', async () => {
    const api = apiOf();
    const { router } = await open(`${CHECKOUT}&accessories=CST.1`, api);
    expect(await screen.findByText('Child seat', { selector: 'dt' })).toBeTruthy();
    expect(screen.queryByText('The price has gone up')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More: Child seat' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ accessories: 'CST.2' }));
    await fill();
    await pay();
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    const total = quoteWith({ coverages: [], accessories: [{ code: 'CST', quantity: 2 }] }).price.total;
    expect(sent(api)[0]!.input.body).toMatchObject({ acceptedTotal: total });
    expect(askedOf(api, quoteCar.path).at(-1)!.input.body).toMatchObject({
      extras: { coverages: [], accessories: [{ code: 'CST', quantity: 2 }] },
    });
  });

  it('SEC-34 an address that names what is not sold leads to the car without it', async () => {
    const fields = [{ path: 'extras.accessories.0', message: 'Invalid request' }];
    const refusing = (input: Input) =>
      input.body?.['extras']
        ? refusal(422, 'INVALID_REQUEST', carRefusals.invalid, { fields })
        : pricing(input);
    const { router } = await open(`${CHECKOUT}&accessories=ZZZ.1`, apiOf({ [quoteCar.path]: refusing }));
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeTruthy();
    expect(router.state.location.search).not.toHaveProperty('accessories');
  });

  it('R303 R302 a rejected call is a booking error; the next press starts anew under another key', async () => {
    let times = 0;
    const answer = () =>
      times++ === 0 ? refusal(502, 'UPSTREAM_FAILED', carRefusals.notMade) : [{ response: RESERVATION }];
    const api = apiOf({ [reserveCar.path]: answer });
    const { router } = await open(CHECKOUT, api);
    await fill();
    await pay();
    expect(await screen.findByText('Error while booking car')).toBeTruthy();
    expect(screen.getByText(/You were not charged\.$/)).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).not.toMatchObject({ key: 'car-00001' }));
    await pay();
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    expect(screen.queryByText('Error while booking car')).toBeNull();
    expect(sent(api)[1]!.key).not.toBe('car-00001');
  });

  it('R302 the error of a reservation is gone as soon as another starts', async () => {
    const progress = { ...RESERVATION.progress, state: 'failed', money: 'none' };
    const answers: unknown[] = [[{ error: { message: carRefusals.refused.message, progress } }], never];
    const api = apiOf({ [reserveCar.path]: () => answers.shift() });
    await open(CHECKOUT, api);
    await fill();
    await pay();
    expect(await screen.findByText('Booking Failed')).toBeTruthy();
    await pay();
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    expect(screen.queryByText('Booking Failed')).toBeNull();
  });

  it('R304 the error of the first item is a reservation error, and what was typed stays', async () => {
    const progress = { ...RESERVATION.progress, state: 'failed', money: 'none' };
    const api = apiOf({ [reserveCar.path]: [{ error: { message: carRefusals.refused.message, progress } }] });
    await open(CHECKOUT, api);
    await fill();
    await pay();
    expect(await screen.findByText('Booking Failed')).toBeTruthy();
    expect(screen.getByDisplayValue('Rua da Rosa 41')).toBeTruthy();
  });

  it('R286 M340 a pick-up time that the server refuses stands at its field', async () => {
    const fields = [{ path: 'driver.pickupTime', message: 'Please enter a valid pickup time' }];
    const api = apiOf({ [reserveCar.path]: refusal(422, 'INVALID_REQUEST', 'Check', { fields }) });
    await open(CHECKOUT, api);
    await fill({ pickupTime: '11:00' });
    await pay();
    expect(
      await screen.findByRole('link', { name: 'Pick-up time: Please enter a valid pickup time' }),
    ).toBeTruthy();
  });

  it('M354 a car that is gone leads to others', async () => {
    await open(CHECKOUT, apiOf({ [quoteCar.path]: refusal(410, 'OFFER_GONE', carRefusals.gone) }));
    expect(await screen.findByRole('link', { name: 'See other cars' })).toBeTruthy();
    expect(
      screen.getByText('This car booking is not available any more. Please try to book another car.'),
    ).toBeTruthy();
  });

  it('G16 the bank leads back to the booking that is being made', async () => {
    const progress = { ...RESERVATION.progress, state: 'processing', money: 'held' };
    const api = apiOf({ '/api/bookings/{id}/progress': { data: progress } });
    await open(`/booknow/Cars/confirm-payment?bookingId=${RESERVATION.bookingId}`, api);
    expect(await screen.findByText('Making your booking')).toBeTruthy();
  });
});
