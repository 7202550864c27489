import { paidByCard } from '@/core/testing/paid-by-card';
import { flightRefusals } from '../contract/refusals';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '@/core/testing/user';
import {
  bookFlight,
  type Extras,
  getReservationDetails,
  repriceOffer,
  searchFlights,
  storeSearch,
} from '../contract';
import { quoteWith } from './testing/extras-fixtures';
import { keep } from './extras/seats-and-bags';
import { fakeApi, FOUND, never, QUOTE, refusal, type FakeApi } from './testing/fake-api';
import { offer as offerOf, RESERVATION, TWO_CITIES, usd } from './testing/fixtures';
import { asked, openScreen } from './testing/open-screen';

paidByCard();

const ines = aUser({ _id: 'ines', name: 'Inês Carvalho', firstName: 'Inês', lastName: 'Carvalho' });
const open = (path: string, api?: FakeApi) => openScreen(path, api, ines);

const TRIP = 'from=LIS&to=NYC&depart=2027-03-10&return=2027-03-17&adults=1';
const RESULTS = `/booknow/flights/search?${TRIP}`;
const { offer, price } = QUOTE;
/** What staff see beside a price. */
const STAFF = {
  wholesale: usd(1296.4),
  agencyMarkup: usd(64),
  agencyFee: usd(4),
  commission: usd(68),
  retail: null,
  published: null,
};
const CHECKOUT = `/booknow/flights/checkout?${TRIP}&itinerary=tp-direct&fare=TP-classic&offer=${offer.id}&total=${price.total.amount}&currency=USD&key=flight-0001`;

// Screens arrive as they would on the page: each is fetched when it is first opened.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const cards = () => screen.findAllByRole('article');

describe('a trip to several cities', () => {
  it('R185 keeps all its flights on the confirmation and in the booking', async () => {
    const booked = { ...RESERVATION, offer: offerOf('two', 1364.4, 'TP-classic', TWO_CITIES) };
    const api = fakeApi({ [getReservationDetails.path]: { data: booked } });
    await open(`/booknow/flights/confirmation?bookingId=${booked.bookingId}`, api);
    const route = await screen.findByRole('img', {
      name: 'Route from Lisbon to New York and San Francisco',
    });
    for (const code of ['LIS', 'JFK', 'EWR', 'SFO']) expect(route.textContent).toContain(code);
    const pass = screen.getByRole('article', { name: 'Your trip' });
    for (const title of ['Flight 1 ·', 'Flight 2 ·']) expect(pass.textContent).toContain(title);
    expect(pass.textContent).not.toMatch(/Outbound|Return/);
  });
});

describe('results', () => {
  it('R197 R440 shows what was found, cheapest first, and writes nothing of it to the browser', async () => {
    const api = fakeApi();
    await open(RESULTS, api);
    expect((await cards()).map((card) => card.getAttribute('aria-label'))[0]).toContain('$874.90');
    expect(asked(api, searchFlights.path)).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  });

  it('R242 stores a search that found something, once', async () => {
    const api = fakeApi();
    await open(RESULTS, api);
    await cards();
    await waitFor(() => expect(asked(api, storeSearch.path)).toHaveLength(1));
    expect(asked(api, storeSearch.path)[0]!.input.body).toMatchObject({
      routeType: 'Round-Trip',
      search: {
        legs: [
          { origin: 'LIS', destination: 'NYC', departureDate: '2027-03-10' },
          { origin: 'NYC', destination: 'LIS', departureDate: '2027-03-17' },
        ],
      },
    });
  });

  it('R195 another search starts without filters, at the usual order and its first page, and says that it searches', async () => {
    const isFirst = ({ body }: { body?: Record<string, unknown> }) =>
      (body!['legs'] as unknown[]).length === 2;
    const api = fakeApi({ [searchFlights.path]: (input: never) => (isFirst(input) ? FOUND : never) });
    const { router } = await open(`${RESULTS}&stops=one&sort=best&page=2`, api);
    await cards();
    await userEvent.click(await screen.findByRole('radio', { name: 'One Way' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ trip: 'one-way' }));
    expect(Object.keys(router.state.location.search).sort()).toEqual([
      'adults',
      'depart',
      'from',
      'to',
      'trip',
    ]);
    expect((await screen.findAllByText(/Searching flights|searching…/)).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('R196 another search starts with no flight and no error of the one before', async () => {
    const answers: unknown[] = [FOUND, refusal(502, 'UPSTREAM_FAILED', flightRefusals.notAvailable), never];
    const { router } = await open(RESULTS, fakeApi({ [searchFlights.path]: () => answers.shift() }));
    expect(await cards()).toHaveLength(5);
    const search = (adults: number) =>
      act(() => router.navigate({ to: '.', search: (old: object) => ({ ...old, adults }) } as never));
    await search(2);
    expect(await screen.findByText('Flight not available, please try again')).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
    await search(3);
    await waitFor(() => expect(screen.queryByText('Flight not available, please try again')).toBeNull());
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('reads filters and sort from the address, and a filter is a step that Back undoes', async () => {
    const { router } = await open(`${RESULTS}&stops=direct&sort=best&page=2`);
    expect(await cards()).toHaveLength(1);
    await userEvent.click(screen.getAllByRole('radio', { name: /^1 stop or fewer/ })[0]!);
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ stops: 'one', sort: 'best' }));
    expect(router.state.location.search).not.toHaveProperty('page');
    router.history.back();
    await waitFor(async () => expect(await cards()).toHaveLength(1));
  });

  it('names the filter to relax when nothing passes', async () => {
    await open(`${RESULTS}&airlines=`);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Airlines' }));
    expect(await cards()).toHaveLength(5);
  });

  it('R200 says so when nothing was found', async () => {
    await open(RESULTS, fakeApi({ [searchFlights.path]: { ...FOUND, data: [] } }));
    expect(await screen.findByText('No flights found')).toBeTruthy();
  });

  it('R199 shows a failure with a retry that finds flights', async () => {
    let times = 0;
    const answer = () => (times++ === 0 ? refusal(500, 'INTERNAL', flightRefusals.notAvailable) : FOUND);
    await open(RESULTS, fakeApi({ [searchFlights.path]: answer }));
    expect(await screen.findByText('Flight not available, please try again')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(5);
  });

  it('names a supplier that did not answer, and shows what the others have', async () => {
    const suppliers = [
      ...FOUND.suppliers,
      { id: 'other', name: 'Fareline', state: 'timed-out' as const, offers: 0, took: 9000 },
    ];
    await open(RESULTS, fakeApi({ [searchFlights.path]: { ...FOUND, suppliers } }));
    expect(await screen.findByText('Fareline did not answer in time')).toBeTruthy();
    expect(await cards()).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy();
  });

  it('tells travelers, who know no suppliers, that something may be missing', async () => {
    const suppliers = [
      ...FOUND.suppliers.map((supplier) => ({ ...supplier, name: '' })),
      { id: 'other', name: '', state: 'timed-out' as const, offers: 0, took: 9000 },
    ];
    await open(RESULTS, fakeApi({ [searchFlights.path]: { ...FOUND, suppliers } }));
    expect(await screen.findByText('Some offers could not be loaded')).toBeTruthy();
    expect(screen.queryByText(/did not answer/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy();
  });

  it('asks nothing while the address is incomplete', async () => {
    const api = fakeApi();
    await open('/booknow/flights/search?from=LIS', api);
    expect(await screen.findByText('Where would you like to go?')).toBeTruthy();
    expect(asked(api, searchFlights.path)).toHaveLength(0);
  });
});

describe('search form', () => {
  it('R193 refuses the same origin and destination and searches when they differ', async () => {
    const { router } = await open('/booknow/flights?from=LIS&to=LIS');
    await waitFor(() =>
      expect(screen.getAllByText('Origin and destination must not be the same').length).toBeGreaterThan(0),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(router.state.location.pathname).toBe('/booknow/flights');
  });

  it('R061 R187 carries what was chosen, defaults included, into the address of the results', async () => {
    const { router } = await open('/booknow/flights?from=LIS&to=NYC');
    await screen.findByDisplayValue(/New York/);
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/search'));
    expect(router.state.location.search).toMatchObject({ from: 'LIS', to: 'NYC' });
    const { depart, return: back } = router.state.location.search as { depart: string; return: string };
    expect((Date.parse(back) - Date.parse(depart)) / 86_400_000).toBe(6);
  });
});

describe('the traveler counter', () => {
  it.each([
    ['', '1 Traveler'],
    ['&adults=2&infants=1', '3 Travelers'],
  ])('R058 with %j it reads %s', async (given, total) => {
    await open(`/booknow/flights?from=LIS&to=NYC${given}`);
    expect(await screen.findByRole('button', { name: `Travelers: ${total}` })).toBeTruthy();
  });
});

describe('ages of the travelers', () => {
  const age = (name: string) => screen.findByRole('combobox', { name: `Age of ${name}` });
  const more = (group: string) => userEvent.click(screen.getByRole('button', { name: `More: ${group}` }));
  const search = async () => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
  };

  it('R055 are asked for as children come, may be left open, and go into the search', async () => {
    const api = fakeApi();
    const { router } = await open('/booknow/flights?from=LIS&to=NYC&adults=2', api);
    await screen.findByDisplayValue(/New York/);
    await userEvent.click(await screen.findByRole('button', { name: 'Travelers: 2 Travelers' }));
    await screen.findByRole('dialog', { name: 'Travelers' });
    expect(screen.queryByRole('combobox', { name: /^Age of/ })).toBeNull();
    await more('Children');
    await more('Children');
    await more('Infants');
    const names = (of: HTMLElement) =>
      within(of)
        .getAllByRole('option')
        .map((each) => each.textContent);
    expect(names(await age('child 1'))).toEqual(['Not said', ...'2 3 4 5 6 7 8 9 10 11'.split(' ')]);
    expect(names(await age('infant 1'))).toEqual(['Not said', 'Under 1', '1']);
    await userEvent.selectOptions(await age('child 2'), '7');
    await userEvent.selectOptions(await age('infant 1'), 'Under 1');
    await search();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ ages: '~~~7~0' }));
    await waitFor(() => expect(asked(api, searchFlights.path)).toHaveLength(1));
    expect(asked(api, searchFlights.path)[0]!.input.body).toMatchObject({
      travellers: { adults: 2, children: 2, infants: 1, ages: [null, null, null, 7, 0] },
    });
    await waitFor(() => expect(asked(api, storeSearch.path)).toHaveLength(1));
    expect(asked(api, storeSearch.path)[0]!.input.body).toMatchObject({
      search: { travellers: { ages: [null, null, null, 7, 0] } },
    });
  });

  it('stand in the form of the search that they came from, those of the young adults behind one press', async () => {
    const { router } = await open('/booknow/flights?from=LIS&to=NYC&adults=2&children=1&ages=~15~9');
    await screen.findByDisplayValue(/New York/);
    await userEvent.click(await screen.findByRole('button', { name: 'Travelers: 3 Travelers' }));
    expect(
      [await age('adult 1'), await age('adult 2'), await age('child 1')].map(
        (each) => (each as HTMLSelectElement).value,
      ),
    ).toEqual(['', '15', '9']);
    await userEvent.selectOptions(await age('adult 2'), '18 or over');
    await userEvent.selectOptions(await age('child 1'), 'Not said');
    await userEvent.click(screen.getByRole('button', { name: 'Anyone aged 12 to 17?' }));
    expect(screen.queryByRole('combobox', { name: 'Age of adult 1' })).toBeNull();
    await search();
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/search'));
    expect(router.state.location.search).not.toHaveProperty('ages');
  });
});

const fill = async () => {
  const set = (path: string, value: string) =>
    fireEvent.change(document.getElementById(`checkout-${path.replaceAll('.', '-')}`)!, {
      target: { value },
    });
  await screen.findByRole('heading', { name: 'Checkout' });
  set('travellers.0.title', 'Ms');
  set('travellers.0.gender', 'F');
  set('travellers.0.firstName', 'Inês');
  set('travellers.0.lastName', 'Carvalho');
  for (const [part, value] of [
    ['day', '02'],
    ['month', '06'],
    ['year', '1988'],
  ])
    set(`travellers.0.birthDate.${part}`, value!);
  set('contact.phone', '+351 912 345 678');
  for (const [field, value] of Object.entries(RESERVATION.billing)) {
    if (field === 'country') await screen.findAllByRole('option', { name: /Portugal/ });
    set(`billing.${field}`, value);
  }
};
const pay = async () => userEvent.click((await screen.findAllByRole('button', { name: /^Pay/ }))[0]!);

describe('checkout', () => {
  it('R219 collects travelers, billing address and payment, beside the price and the rules of the fare', async () => {
    await open(CHECKOUT);
    await screen.findByRole('heading', { name: 'Checkout' });
    for (const name of ['Traveler 1: Adult', 'Contact', 'Billing address', 'Payment', 'Price'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Zip code' })).toBeTruthy();
    expect(screen.getByText('Fare rules')).toBeTruthy();
  });

  it('R220 a failed submit lists every error with a link and sends nothing', async () => {
    const api = fakeApi();
    await open(CHECKOUT, api);
    await pay();
    const summary = await screen.findByRole('alert');
    expect(
      within(summary).getByRole('link', { name: 'Traveler 1, Date of birth: Field is required' }),
    ).toBeTruthy();
    expect(within(summary).getByRole('link', { name: 'Zip code: Field is required' })).toBeTruthy();
    expect(asked(api, bookFlight.path)).toHaveLength(0);
  });

  it('tells before anything is paid what may be brought and what changed plans cost', async () => {
    await open(CHECKOUT);
    const facts = [
      '1 carry-on bag, 8 kg',
      '1 checked bag, 23 kg',
      'Free cancellation for 24 h',
      'Then: Cancel for $85.00 per traveler',
      'Changes from $60.00',
    ];
    for (const fact of facts) expect(await screen.findAllByText(fact)).not.toHaveLength(0);
  });

  it('reprices on entry and on submit, books once under the key of the address, and goes on to the confirmation', async () => {
    const api = fakeApi();
    const { router } = await open(CHECKOUT, api);
    await fill();
    const button = screen.getAllByRole('button', { name: /^Pay/ })[0]!;
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/confirmation'));
    expect(asked(api, repriceOffer.path)).toHaveLength(2);
    const [booking, ...others] = asked(api, bookFlight.path);
    expect(others).toHaveLength(0);
    expect(booking!.key).toBe('flight-0001');
    expect(booking!.input.body).toMatchObject({ acceptedTotal: price.total, payment: { token: 'tok_visa' } });
    expect(await screen.findByText('You are going to New York', undefined, { timeout: 8000 })).toBeTruthy();
    // What was typed went with the booking that was made.
    expect(Object.keys(sessionStorage).filter((name) => name.includes('checkout'))).toHaveLength(0);
  });

  it('keeps Pay busy while chosen seats are being priced; the press after that books once with them', async () => {
    const seat = { segmentId: offer.flights[0]!.segments[0]!.id, traveller: 0, seat: '21A' };
    keep('flight-0001', { seats: [seat], bags: [] });
    let answer = (): void => undefined;
    const asking = new Promise<void>((done) => (answer = done));
    const reprice = async ({ body }: { body?: Record<string, unknown> }) => {
      const extras = body?.['extras'] as Extras | undefined;
      if (extras) await asking;
      return { data: quoteWith(QUOTE, extras) };
    };
    const api = fakeApi({ [repriceOffer.path]: reprice });
    const { router } = await open(CHECKOUT, api);
    await fill();
    const [button] = screen.getAllByRole('button', { name: /^Pay/ });
    expect(button!.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button!);
    fireEvent.submit(screen.getByRole('form', { name: 'Checkout' }));
    expect(asked(api, bookFlight.path)).toHaveLength(0);
    answer();
    await waitFor(() => expect(button!.getAttribute('aria-busy')).toBeNull());
    await pay();
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/confirmation'));
    const [booking, ...others] = asked(api, bookFlight.path);
    expect(others).toHaveLength(0);
    expect(booking!.input.body).toMatchObject({ acceptedTotal: usd(1388.4) });
  });

  it('G69 keeps Pay busy while a markup is being priced, and pays the price with it', async () => {
    const staffed = { ...price, staff: STAFF };
    let answer = (): void => undefined;
    const asking = new Promise<void>((done) => (answer = done));
    const reprice = async ({ body }: { body?: Record<string, unknown> }) => {
      if (!body?.['markup']) return { data: { ...QUOTE, price: staffed } };
      await asking;
      return { data: { ...QUOTE, price: { ...staffed, total: usd(1500) } } };
    };
    const api = fakeApi({ [repriceOffer.path]: reprice });
    const { router } = await open(CHECKOUT, api);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Apply markup' }));
    const [button] = screen.getAllByRole('button', { name: /^Pay/ });
    await waitFor(() => expect(button!.getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(button!);
    expect(asked(api, bookFlight.path)).toHaveLength(0);
    answer();
    await waitFor(() => expect(button!.getAttribute('aria-busy')).toBeNull());
    await pay();
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/confirmation'));
    expect(asked(api, bookFlight.path)).toHaveLength(1);
    expect(asked(api, bookFlight.path)[0]!.input.body).toMatchObject({ acceptedTotal: usd(1500) });
  });

  it('INV-5 asks before another price is paid, and keeps what was typed', async () => {
    let times = 0;
    const dearer = { ...QUOTE, changed: true, price: { ...price, total: usd(1410) } };
    const reprice = () => ({
      data: times++ === 1 ? dearer : times > 2 ? { ...dearer, changed: false } : QUOTE,
    });
    const api = fakeApi({ [repriceOffer.path]: reprice });
    const { router } = await open(CHECKOUT, api);
    await fill();
    await pay();
    expect(await screen.findByText('The price has gone up')).toBeTruthy();
    expect(asked(api, bookFlight.path)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Accept $1,410.00' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/confirmation'));
    expect(asked(api, bookFlight.path)[0]!.input.body).toMatchObject({ acceptedTotal: usd(1410) });
  });

  it('G33 who chose as a visitor reads that the price is the one of the account, and pays that', async () => {
    const own = {
      ...QUOTE,
      changed: true,
      reason: 'account' as const,
      price: { ...price, total: usd(1190) },
    };
    let times = 0;
    const reprice = () => ({ data: times++ === 0 ? own : { ...own, changed: false, reason: undefined } });
    const api = fakeApi({ [repriceOffer.path]: reprice });
    const { router } = await open(CHECKOUT, api);
    expect(await screen.findByText('Your account has a lower price')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Accept $1,190.00' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ total: 119_000 }));
    await fill();
    await pay();
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/confirmation'));
    expect(asked(api, bookFlight.path)[0]!.input.body).toMatchObject({ acceptedTotal: usd(1190) });
  });

  it('INV-6 repeats an unanswered request word for word under the same key', async () => {
    let times = 0;
    const answer = () =>
      times++ === 0 ? refusal(0, 'NETWORK', 'No answer') : { data: RESERVATION.progress };
    const api = fakeApi({ [bookFlight.path]: answer });
    const { router } = await open(CHECKOUT, api);
    await fill();
    await pay();
    expect(await screen.findByText('We did not hear back about your booking')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/confirmation'));
    const [first, second] = asked(api, bookFlight.path);
    expect(second).toEqual(first);
  });

  it('says that no money was taken when the card is refused, keeps the form, and tries again under a new key', async () => {
    const failed = {
      ...RESERVATION.progress,
      state: 'failed' as const,
      message: 'Your card was declined',
      money: 'none' as const,
    };
    const api = fakeApi({ [bookFlight.path]: { data: failed } });
    const { router } = await open(CHECKOUT, api);
    await fill();
    await pay();
    expect(await screen.findByText('Your card was declined')).toBeTruthy();
    expect(screen.getByText('You were not charged.')).toBeTruthy();
    expect(screen.getByDisplayValue('Inês')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).not.toMatchObject({ key: 'flight-0001' }));
    await pay();
    await waitFor(() => expect(asked(api, bookFlight.path)).toHaveLength(2));
    expect(asked(api, bookFlight.path)[1]!.key).not.toBe('flight-0001');
  });

  it('puts the server’s field errors on the fields', async () => {
    const fields = [{ path: 'travellers.0.birthDate', message: 'The age does not fit the type of traveler' }];
    await open(
      CHECKOUT,
      fakeApi({ [bookFlight.path]: refusal(422, 'INVALID_REQUEST', 'Check the form', { fields }) }),
    );
    await fill();
    await pay();
    expect(
      await screen.findByRole('link', {
        name: 'Traveler 1, Date of birth: The age does not fit the type of traveler',
      }),
    ).toBeTruthy();
  });

  it('survives a reload of the page without losing what was typed', async () => {
    const { unmount } = await open(CHECKOUT);
    await fill();
    unmount();
    await open(CHECKOUT);
    expect(await screen.findByDisplayValue('Inês')).toBeTruthy();
  });

  it('tells before payment whom a fare was not priced for, and searches again without losing what was typed', async () => {
    const ages = { said: [null, 7], on: '2027-03-17' };
    const first = { ...QUOTE, asks: { passport: false, loyalty: [], ages } };
    const api = fakeApi({ [repriceOffer.path]: { data: first } });
    const family = `${CHECKOUT}&children=1&ages=~7`;
    const { router } = await open(family, api);
    await fill();
    expect(screen.getByText(/^7 years old\. Names exactly/)).toBeTruthy();
    const set = (path: string, value: string) =>
      fireEvent.change(document.getElementById(`checkout-travellers-1-${path}`)!, { target: { value } });
    const born = (day: string) => {
      for (const [part, value] of [
        ['day', day],
        ['month', '03'],
        ['year', '2019'],
      ])
        set(`birthDate-${part}`, value!);
    };
    set('title', 'Miss');
    set('gender', 'F');
    set('firstName', 'Rita');
    set('lastName', 'Carvalho');
    born('17');
    expect(screen.queryByRole('button', { name: 'Search again with the right age' })).toBeNull();
    await pay();
    expect(
      await screen.findByRole('link', {
        name: /^Traveler 2, Date of birth: This fare was priced for a traveler aged 7 on the day of the last flight/,
      }),
    ).toBeTruthy();
    expect(asked(api, bookFlight.path)).toHaveLength(0);
    born('18');
    expect(screen.queryByRole('button', { name: 'Search again with the right age' })).toBeNull();
    born('17');
    await userEvent.click(screen.getByRole('button', { name: 'Search again with the right age' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/search'));
    expect(router.state.location.search).toMatchObject({ from: 'LIS', to: 'NYC', children: 1, ages: '~8' });
    await waitFor(() =>
      expect(asked(api, searchFlights.path).at(-1)?.input.body).toMatchObject({
        travellers: { ages: [null, 8] },
      }),
    );
    // The checkout of the flight that is found then.
    act(() => router.history.push(family.replace('flight-0001', 'flight-0002').replace('=~7', '=~8')));
    expect(await screen.findByDisplayValue('Rita')).toBeTruthy();
    expect(screen.getByDisplayValue('Inês')).toBeTruthy();
    expect(Object.keys(sessionStorage).filter((name) => name.endsWith('flight-again'))).toEqual([]);
  });

  it('sends back to other flights when the offer is gone', async () => {
    await open(
      CHECKOUT,
      fakeApi({
        [repriceOffer.path]: refusal(410, 'OFFER_GONE', flightRefusals.gone),
      }),
    );
    expect(await screen.findByRole('link', { name: 'See other flights' })).toBeTruthy();
  });
});

describe('bookings', () => {
  it('G39 a booking is read from the query, as bookingId', async () => {
    const api = fakeApi();
    await open(`/flight-details?bookingId=${RESERVATION.bookingId}`, api);
    await waitFor(() => expect(asked(api, '/api/v2/flight/getReservationDetails')).toHaveLength(1));
    const [call] = asked(api, '/api/v2/flight/getReservationDetails');
    expect(call!.input.query).toEqual({ bookingId: RESERVATION.bookingId });
  });

  it('R217 a booking that cannot be read is told and leaves nothing', async () => {
    await open(
      '/flight-details?bookingId=nope',
      fakeApi({
        '/api/v2/flight/getReservationDetails': refusal(404, 'NOT_FOUND', flightRefusals.unknownBooking),
      }),
    );
    expect(await screen.findByText('We could not find this booking')).toBeTruthy();
    expect(screen.queryByText('Record Locator')).toBeNull();
  });

  it('R241 shows a booking in full and sends its itinerary again', async () => {
    const api = fakeApi();
    await open(`/flight-details?bookingId=${RESERVATION.bookingId}`, api);
    expect(await screen.findByText('TP8Q2L')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Email itinerary' }));
    await waitFor(() => expect(asked(api, '/api/v2/flight/sendFlightConfirmMail')).toHaveLength(1));
  });
});
