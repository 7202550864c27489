import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { askedOf } from '@/core/testing/fake-api';
import { paidByCard } from '@/core/testing/paid-by-card';
import { refusal } from '@/core/testing/refusal';
import { aUser } from '@/core/testing/user';
import { bookHotel, getHotelPrice } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { hotelApi } from '../testing/fake-api';
import { STAY, usd } from '../testing/fixtures';
import { aHotelQuote, aHotelStay, aReservation, PRICE, quoteAnswer } from '../testing/fixtures-booked';
import { openScreen } from '../testing/open-screen';
// The routes load it on demand; here it is there before the clock starts.
import '../confirmation/ConfirmationScreen';

paidByCard();
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => sessionStorage.clear());

const ines = aUser({ _id: 'ines', name: 'Inês Carvalho', firstName: 'Inês', lastName: 'Carvalho' });
const SEARCH = new URLSearchParams({ ...STAY, rooms: '2.10' }).toString();
const CHECKOUT = `/booknow/hotels/checkout?${SEARCH}&hotel=htl_baixa&rates=rate-breakfast&total=${PRICE.total.amount}&currency=USD&key=hotel-00001`;
const later = quoteAnswer(aHotelQuote({ offer: aHotelStay({ payment: 'property' }) }));
const MAKING = { ...aReservation().progress, state: 'processing', money: 'held' };
const open = (api = hotelApi()) => openScreen(CHECKOUT, api, ines);
const sent = (api: ReturnType<typeof hotelApi>) => askedOf(api, bookHotel.path);

const fill = async () => {
  await screen.findByRole('heading', { name: 'Checkout' });
  fireEvent.change(document.getElementById('checkout-guests-phone')!, {
    target: { value: '+351 912 345 678' },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
};
const pay = async (name = /^Pay/) => userEvent.click((await screen.findAllByRole('button', { name }))[0]!);

describe('checkout of a stay', () => {
  it('R264 R266 the price and the booking are asked for with an array of one', async () => {
    const api = hotelApi();
    await open(api);
    await fill();
    await pay();
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    const [stay, ...others] = askedOf(api, getHotelPrice.path)[0]!.input.body as unknown as object[];
    expect(others).toEqual([]);
    expect(stay).toMatchObject({ hotelid: 'htl_baixa', rates: ['rate-breakfast'] });
    const [booking, ...more] = sent(api)[0]!.input.body as unknown as object[];
    expect(more).toEqual([]);
    expect(booking).toMatchObject({
      guests: { rooms: [{ firstName: 'Inês', lastName: 'Carvalho' }] },
      payment: { token: 'tok_visa' },
      termsAccepted: true,
    });
    expect(sent(api)[0]!.key).toBe('hotel-00001');
  });

  it('R278 has guests ask for the times that their property has not told', async () => {
    const untold = aHotelStay({ checkIn: { from: null, until: null }, checkOut: null });
    await open(hotelApi({ [getHotelPrice.path]: quoteAnswer(aHotelQuote({ offer: untold })) }));
    expect(await screen.findAllByText('ask the property for the time')).toHaveLength(2);
    expect(screen.queryByText(/^Check-in is/)).toBeNull();
  });

  it('R265 a price that cannot be read is one that could not be had', async () => {
    await open(hotelApi({ [getHotelPrice.path]: { data: '%%%' } }));
    expect(await screen.findByText('We could not confirm the price')).toBeTruthy();
  });

  it('R271 M267 nothing is sent before the terms are accepted, and what was typed stays', async () => {
    const api = hotelApi();
    await open(api);
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
    await pay();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: /Please accept the terms/ })).toBeTruthy();
    expect(sent(api)).toHaveLength(0);
    expect(screen.getByDisplayValue('+351 912 345 678')).toBeTruthy();
  });

  const rowOf = (word: string) =>
    screen.getByText(word, { selector: 'dt' }).parentElement!.querySelector('dd')!.textContent;

  it('G135 its total is the whole price, with what is paid now and what at the property', async () => {
    const view = await open();
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(rowOf('City tax, paid at the property')).toBe('$12.00');
    expect(rowOf('Total Cost')).toBe('$498.30');
    expect(rowOf('Pay now')).toBe('$486.30');
    expect(rowOf('Pay at the property')).toBe('$12.00');
    // The bar of a phone says that it is all included.
    const bar = screen.getByText('all included').parentElement!;
    expect(bar.textContent).toContain('$498.30');
    expect(screen.getAllByRole('button', { name: 'Pay $486.30' }).length).toBeGreaterThan(0);
    view.unmount();

    await open(hotelApi({ [getHotelPrice.path]: later }));
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(rowOf('Pay now')).toBe('$0.00');
    expect(rowOf('Pay at the property')).toBe('$498.30');
  });

  it('what is paid at the property asks for no card and is sent without a payment', async () => {
    const api = hotelApi({ [getHotelPrice.path]: later });
    await open(api);
    await fill();
    expect(screen.queryByText('Card fields')).toBeNull();
    await pay(/^Book, pay at the property/);
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect((sent(api)[0]!.input.body as unknown as object[])[0]).toMatchObject({ payment: null });
  });

  it('R267 G80 a first result that is a failure is no booking; the next press is another one', async () => {
    const api = hotelApi({
      [bookHotel.path]: { bookingresult: [{ message: 'Booking failed', bookingId: 'bkg_none' }] },
    });
    const { router } = await open(api);
    await fill();
    await pay();
    expect(await screen.findByText('The booking was not made')).toBeTruthy();
    expect(router.state.location.search).not.toMatchObject({ key: 'hotel-00001' });
    expect(screen.getByDisplayValue('+351 912 345 678')).toBeTruthy();
  });

  it('INV-5 a price that went up as it was booked is booked once it is accepted, as another booking', async () => {
    const now = { ...PRICE, total: usd(510) };
    let times = 0;
    const api = hotelApi({
      [getHotelPrice.path]: () => quoteAnswer(aHotelQuote(times > 0 ? { price: now } : {})),
      [bookHotel.path]: () =>
        times++ > 0
          ? {
              bookingresult: [
                { message: 'ok', bookingId: 'bkg_2', progress: { ...MAKING, bookingId: 'bkg_2' } },
              ],
            }
          : refusal(409, 'PRICE_CHANGED', bookingRefusals.priceChanged, { price: { old: PRICE, new: now } }),
    });
    await open(api);
    await fill();
    await pay();
    const dialog = within(await screen.findByRole('dialog', { name: 'The price has gone up' }));
    expect(dialog.getByText('$486.30')).toBeTruthy();
    expect(sent(api)).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Accept $510.00' }));
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    const [first, second] = sent(api);
    expect((second!.input.body as unknown as object[])[0]).toMatchObject({ acceptedTotal: usd(510) });
    expect(first!.key).toBe('hotel-00001');
    expect(second!.key).not.toBe(first!.key);
  });

  it('INV-5 who does not accept it keeps what was typed, and may press again', async () => {
    const now = { ...PRICE, total: usd(510) };
    const refused = refusal(409, 'PRICE_CHANGED', bookingRefusals.priceChanged, {
      price: { old: PRICE, new: now },
    });
    const api = hotelApi({ [bookHotel.path]: refused });
    await open(api);
    await fill();
    await pay();
    const dialog = within(await screen.findByRole('dialog', { name: 'The price has gone up' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(screen.getByDisplayValue('+351 912 345 678')).toBeTruthy();
    await pay();
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    expect(sent(api)[1]!.key).not.toBe('hotel-00001');
  });

  it('R279 who may not book non-refundable rates is told so', async () => {
    await open(hotelApi({ [bookHotel.path]: refusal(403, 'FORBIDDEN', hotelRefusals.nonRefundable) }));
    await fill();
    await pay();
    expect(await screen.findByText(hotelRefusals.nonRefundable.message)).toBeTruthy();
  });
});
