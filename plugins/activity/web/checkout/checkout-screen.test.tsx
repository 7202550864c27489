import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { LONG_WAIT } from '@/core/selling/checkout/progress/progress-words';
import { askedOf, never } from '@/core/testing/fake-api';
import { paidByCard } from '@/core/testing/paid-by-card';
import { refusal } from '@/core/testing/refusal';
import { aUser } from '@/core/testing/user';
import { bookActivity, checkoutActivity, type BookedActivity } from '../../contract';
import { activityRefusals } from '../../contract/refusals';
import { activityApi } from '../testing/fake-api';
import { anOption, ASKING, MEETING, SEARCH, someDetails, usd } from '../testing/fixtures';
import { anOffer, aQuote, aReservation, PRICE } from '../testing/fixtures-booked';
import { openScreen } from '../testing/open-screen';
// The routes load it on demand; here it is there before the clock starts.
import '../confirmation/ConfirmationScreen';

paidByCard();
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => sessionStorage.clear());

const ines = aUser({ _id: 'ines', name: 'Inês Carvalho', firstName: 'Inês', lastName: 'Carvalho' });
const ADDRESS = new URLSearchParams({
  ...SEARCH,
  ...{ activity: 'act_alfama-walk', option: 'option.sealed', date: '2027-03-12', travelers: 'ADULT.1' },
  ...{ total: String(PRICE.total.amount), currency: 'USD', key: 'activity-00001' },
});
const ALONE = anOffer({ travelers: { ADULT: 1 } });
const ASKED = anOffer({ activity: ASKING, travelers: { ADULT: 1 } });
type Answers = Parameters<typeof activityApi>[0];
const apiOf = (offer: BookedActivity, answers: Answers = {}) =>
  activityApi({ [checkoutActivity.path]: { data: aQuote({ offer }) }, ...answers });
const open = (offer: BookedActivity = ALONE, answers: Answers = {}) => {
  const api = apiOf(offer, answers);
  return openScreen(`/booknow/activities/bookings/checkout?${ADDRESS}`, api, ines).then((opened) => ({
    ...opened,
    api,
    sent: () => askedOf(api, bookActivity.path),
  }));
};

const ready = () => screen.findByRole('heading', { name: 'Checkout' });
const field = (path: string) => document.getElementById(`checkout-${path.replaceAll('.', '-')}`);
const type = (values: Record<string, string>) =>
  Object.entries(values).forEach(([path, value]) => fireEvent.change(field(path)!, { target: { value } }));
const phone = () => type({ 'guests.phone': '+351 912 345 678' });
const pay = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^Pay Securely/ }))[0]!);
const refusedAt = async (name: string) => expect(await screen.findByRole('link', { name })).toBeTruthy();

describe('checkout of an activity', () => {
  it('R330 R331 prices the option of the address, and books it once with Pay Securely', async () => {
    const { api, sent, router } = await open(anOffer({ travelers: { CHILD: 1, ADULT: 1 } }));
    await ready();
    for (const name of ['Lead traveler: Adult', 'Traveler 2: Child', 'Tour details', 'Contact'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    phone();
    type({ 'guests.travelers.1.firstName': 'Lia', 'guests.travelers.1.lastName': 'Carvalho' });
    const [button] = screen.getAllByRole('button', { name: /^Pay Securely/ });
    fireEvent.click(button!);
    fireEvent.click(button!);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(
        `/booknow/activities/confirmation/${aReservation().bookingId}`,
      ),
    );
    expect(askedOf(api, checkoutActivity.path)[0]!.input.body).toEqual({
      ...{ optionId: 'option.sealed', expectedTotal: PRICE.total },
    });
    expect(sent()).toHaveLength(1);
    expect(sent()[0]!.key).toBe('activity-00001');
    expect(sent()[0]!.input.body).toMatchObject({
      ...{ acceptedTotal: PRICE.total, payment: { token: 'tok_visa' } },
      guests: {
        travelers: [
          { category: 'ADULT', firstName: 'Inês' },
          { category: 'CHILD', firstName: 'Lia' },
        ],
        phone: '+351 912 345 678',
      },
    });
  });

  it('R331 R336 asks of an arrival and a departure what their way asks', async () => {
    await open(ASKED);
    expect(await screen.findByRole('heading', { name: 'Arrival and departure details' })).toBeTruthy();
    expect(screen.queryByLabelText('Airline')).toBeNull();
    type({ 'guests.arrival.mode': 'AIRPORT', 'guests.departure.mode': 'TRAIN' });
    const arrival = within(screen.getByRole('group', { name: 'Arrival' }));
    const departure = within(screen.getByRole('group', { name: 'Departure' }));
    expect(arrival.getByLabelText('Flight number')).toBeTruthy();
    expect(departure.getByLabelText('Rail station')).toBeTruthy();
    expect(departure.queryByLabelText('Flight number')).toBeNull();
  });

  it('G94 asks nothing that the product does not ask', async () => {
    await open();
    await ready();
    for (const name of ['Weight', 'Passport number', 'Pickup location', 'Tour language', 'Arrival mode'])
      expect(screen.queryByLabelText(name)).toBeNull();
    expect(screen.queryByRole('heading', { name: /^(Arrival|Departure)/ })).toBeNull();
  });

  it.each([
    ['dateOfBirth', /^Date of birth/],
    ['weight', /^Weight/],
    ['height', /^Height/],
  ] as const)('R332 only %s is called optional where only that may be left out', async (name, label) => {
    const { questions } = ASKING;
    const traveler = { dateOfBirth: true, weight: true, height: true, [name]: false };
    await open({ ...ASKED, activity: { ...ASKING, questions: { ...questions, traveler } } });
    await ready();
    const traveling = within(screen.getByText(/The name exactly as/).closest('section')!);
    const optional = traveling.getAllByText('Optional').map((each) => each.parentElement!.textContent);
    expect(optional).toEqual([expect.stringMatching(label)]);
  });

  it.each([
    ['who comes there', ALONE, 1],
    ['nobody who has to be picked up', ASKED, 0],
  ])('R348 names the meeting point to %s', async (_, offer, times) => {
    await open(offer);
    await ready();
    expect(screen.queryAllByText(MEETING.name)).toHaveLength(times);
  });

  it('R332 sends nothing while an answer lacks: each is named with a link, and what was typed stays', async () => {
    const { sent } = await open(ASKED);
    await ready();
    phone();
    type({ 'guests.arrival.mode': 'AIRPORT', 'guests.arrival.fields.airline': 'TAP' });
    await pay();
    for (const name of [
      'Traveler 1, Weight: Please enter a valid weight',
      'Traveler 1, Passport number: Passport number is required',
      'Pickup location: Pickup location is required',
      'Tour language: Tour language is required',
      'Arrival, Flight number: Flight number is required',
      'Departure mode: Departure mode is required',
    ])
      await refusedAt(name);
    expect(sent()).toHaveLength(0);
    expect(screen.getByDisplayValue('TAP')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });

  it('R333 needs a valid email address', async () => {
    const { sent } = await open();
    await ready();
    phone();
    type({ 'guests.email': 'ines@' });
    await pay();
    await refusedAt('Email: Please enter a valid email address');
    expect(sent()).toHaveLength(0);
  });

  it('R334 switches the unit of a weight without changing the weight, there and back', async () => {
    await open(ASKED);
    await ready();
    const units = within(screen.getByRole('radiogroup', { name: 'Unit of weight' }));
    await userEvent.click(units.getByRole('radio', { name: 'kg' }));
    type({ 'guests.travelers.0.weight': '70' });
    await userEvent.click(units.getByRole('radio', { name: 'lbs' }));
    expect(field('guests.travelers.0.weight')).toHaveProperty('value', '154');
    await userEvent.click(units.getByRole('radio', { name: 'kg' }));
    expect(field('guests.travelers.0.weight')).toHaveProperty('value', '70');
  });

  it('R335 offers the languages of the option with who or what speaks them', async () => {
    const questions = { booking: { tourLanguage: true }, traveler: {}, modes: [] };
    const { sent } = await open({ ...ALONE, activity: someDetails({ questions }) });
    await ready();
    const offered = within(screen.getByLabelText('Tour language')).getAllByRole('option');
    expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual([
      ...['English · Live guide', 'Portuguese · Live guide', 'Spanish · Audio guide'],
    ]);
    phone();
    type({ 'guests.tourLanguage': 'es:AUDIO' });
    await pay();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.input.body).toMatchObject({
      guests: { tourLanguage: { language: 'es', type: 'AUDIO' } },
    });
  });

  it('R337 says before paying that the organizer answers within 48 hours, where it has to', async () => {
    const waits = /You get an answer within 48 hours\./;
    const { unmount } = await open({ ...ALONE, option: anOption({ instant: false }) });
    await ready();
    expect(screen.getByText(waits)).toBeTruthy();
    unmount();
    await open();
    await ready();
    expect(screen.queryByText(waits)).toBeNull();
  });

  it('keeps what was typed over a reload', async () => {
    const { unmount } = await open(ASKED);
    await ready();
    type({
      'guests.travelers.0.passportNumber': 'X12',
      'guests.departure.mode': 'PORT',
      'guests.departure.fields.boardingTime': '16:00',
    });
    unmount();
    await open(ASKED);
    await ready();
    for (const typed of ['X12', '16:00']) expect(screen.getByDisplayValue(typed)).toBeTruthy();
  });

  it('does not pay for somebody who is too young', async () => {
    const questions = { booking: {}, traveler: { dateOfBirth: true }, modes: [] };
    const { sent } = await open({ ...ALONE, activity: someDetails({ questions }) });
    await ready();
    phone();
    const [month, day, year] = ['Month', 'Day', 'Year'].map((name) => screen.getByLabelText(name));
    fireEvent.change(month!, { target: { value: '3' } });
    fireEvent.change(day!, { target: { value: '13' } });
    fireEvent.change(year!, { target: { value: '2021' } });
    await pay();
    await refusedAt('Traveler 1, Date of birth: This activity has a minimum age of 6');
    expect(sent()).toHaveLength(0);
  });

  it('shows at its field what the server refuses', async () => {
    const fields = [
      { path: 'guests.travelers.0.lastName', message: 'Only letters, spaces, hyphens and apostrophes' },
    ];
    await open(ALONE, { [bookActivity.path]: refusal(422, 'INVALID_REQUEST', 'Check', { fields }) });
    await ready();
    phone();
    await pay();
    await refusedAt('Traveler 1, Last name: Only letters, spaces, hyphens and apostrophes');
  });

  it('INV-5 books a price that went up once it is accepted, as another booking', async () => {
    const now = { ...PRICE, total: usd(90) };
    let times = 0;
    const { sent } = await open(ALONE, {
      [checkoutActivity.path]: () => ({
        data: aQuote({ offer: ALONE, ...(times > 0 ? { price: now } : {}) }),
      }),
      [bookActivity.path]: () =>
        times++ > 0
          ? { data: { bookingId: 'bkg_4c7r1t9k', progress: aReservation().progress } }
          : refusal(409, 'PRICE_CHANGED', bookingRefusals.priceChanged, { price: { old: PRICE, new: now } }),
    });
    await ready();
    phone();
    await pay();
    const dialog = within(await screen.findByRole('dialog', { name: 'The price has gone up' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept $90.00' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]!.input.body).toMatchObject({ acceptedTotal: usd(90) });
    expect(sent()[1]!.key).not.toBe('activity-00001');
  });

  it('leads to others where the option is gone, and back to the activity with its day', async () => {
    await open(ALONE, { [checkoutActivity.path]: refusal(410, 'OFFER_GONE', activityRefusals.gone) });
    const others = await screen.findByRole('link', { name: 'See other activities' });
    expect(others.getAttribute('href')).toMatch(/^\/booknow\/activities\/search\?.*destination=/);
    const back = screen.getByRole('link', { name: 'Back to the activity' }).getAttribute('href');
    expect(back).toMatch(/^\/booknow\/activities\/result-details\/act_alfama-walk\?.*date=2027-03-12/);
    expect(back).not.toMatch(/option|total/);
  });

  it('rule 26: a supplier that takes long is told in words, and the page may be left', async () => {
    await open(ALONE, { [bookActivity.path]: never });
    await ready();
    phone();
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await pay();
    await waitFor(() => expect(waits.mock.calls.some(([, ms]) => ms === LONG_WAIT)).toBe(true));
    expect(screen.queryByText(/takes longer than usual/)).toBeNull();
    const [tell] = waits.mock.calls.find(([, ms]) => ms === LONG_WAIT)!;
    act(() => (tell as () => void)());
    expect(screen.getByText(/This is taking longer than usual. You can close this page/)).toBeTruthy();
    waits.mockRestore();
  });
});
