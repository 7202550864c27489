import { flightRefusals } from '../../contract/refusals';
import { requestRefusals } from '@/core/contract/refusals/request';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '@/core/testing/user';
import { listRecentSearches } from '@/core/contract/bookings/recent-search';
import { getDateGrid, searchAirports, searchFlights, storeSearch } from '../../contract';
import { fakeApi, refusal, type FakeApi } from '../testing/fake-api';
import { asked, openScreen } from '../testing/open-screen';
import { carrierDictionary } from './options/carriers';

const open = (path: string, api: FakeApi = fakeApi(), userType = 'Client') =>
  openScreen(path, api, aUser({ userType }));

const FORM = '/booknow/flights';
const RESULTS = '/booknow/flights/search';
const ROUND = 'from=LIS&to=NYC&depart=2027-03-10&return=2027-03-17&adults=1';
const THREE = 'LIS.NYC.2027-06-01~NYC.SFO.2027-06-05~SFO.LIS.2027-06-12';

// Screens and panels arrive as they would on the page: each is fetched when it is first opened.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bodyOf = (api: FakeApi, path: string) => asked(api, path).at(-1)!.input.body!;
const flight = (number: number) => screen.getByRole('group', { name: `Flight ${number}` });
const field = (number: number, name: string) =>
  within(flight(number)).getByRole<HTMLInputElement>('combobox', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a trip through several cities', () => {
  it('R185 is read from the address, searched flight by flight, and stored as Multi-City (R242)', async () => {
    const api = fakeApi();
    await open(`${RESULTS}?trip=multi-city&legs=${THREE}&adults=2`, api);
    await waitFor(() => expect(asked(api, searchFlights.path)).toHaveLength(1));
    expect(bodyOf(api, searchFlights.path)['legs']).toEqual([
      { origin: 'LIS', destination: 'NYC', departureDate: '2027-06-01' },
      { origin: 'NYC', destination: 'SFO', departureDate: '2027-06-05' },
      { origin: 'SFO', destination: 'LIS', departureDate: '2027-06-12' },
    ]);
    await waitFor(() => expect(document.title).toContain('Lisbon – New York – San Francisco – Lisbon'));
    await waitFor(() => expect(bodyOf(api, storeSearch.path)).toMatchObject({ routeType: 'Multi-City' }));
    expect(await screen.findAllByDisplayValue(/San Francisco/)).toHaveLength(2);
  });

  it('starts from the round trip; a flight added leaves from where the last one leads, and has the focus', async () => {
    const { router } = await open(`${FORM}?${ROUND}`);
    await screen.findByDisplayValue(/New York/);
    await userEvent.click(screen.getByRole('radio', { name: 'Multi-City' }));
    await screen.findByRole('group', { name: 'Flight 2' });
    expect(field(2, 'From').value).toContain('New York');

    await userEvent.type(field(2, 'To'), 'San');
    await userEvent.click(await screen.findByRole('option', { name: /San Francisco/ }));
    await press('Add a flight');
    expect(field(3, 'From').value).toContain('San Francisco');
    await waitFor(() => expect(document.activeElement).toBe(field(3, 'To')));
    expect(screen.getByText('Flight 3 added').getAttribute('role')).toBe('status');

    await press('Search flights');
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Flight 3: Choose where you fly to', 'Flight 3: Choose a departure date']);
    expect(router.state.location.pathname).toBe(FORM);

    await press('Remove flight 3');
    expect(screen.getByText('Flight 3 removed, 2 flights left')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a flight' })),
    );
    await press('Search flights');
    await waitFor(() => expect(router.state.location.pathname).toBe(RESULTS));
    expect(router.state.location.search).toEqual({
      trip: 'multi-city',
      legs: 'LIS.NYC.2027-03-10~NYC.SFO.2027-03-17',
      adults: 1,
    });
  });

  it('removing one of several leads to the bin of the next', async () => {
    await open(`${FORM}?legs=${THREE}~LIS.LON.2027-06-20`);
    await screen.findAllByDisplayValue(/San Francisco/);
    await press('Remove flight 2');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove flight 2' })),
    );
    expect(field(2, 'From').value).toContain('San Francisco');
  });

  it('is among the recent searches, and a press searches again', async () => {
    const api = fakeApi();
    const { router } = await open(`${RESULTS}?trip=multi-city&legs=${THREE}&adults=1`, api);
    await waitFor(() => expect(asked(api, storeSearch.path)).toHaveLength(1));
    await router.navigate({ to: FORM });
    const recent = await screen.findByRole('region', { name: 'Recent searches' });
    await userEvent.click(
      within(recent).getByRole('link', { name: 'Lisbon – New York – San Francisco – Lisbon' }),
    );
    await waitFor(() => expect(router.state.location.search).toMatchObject({ legs: THREE }));
    expect(asked(api, storeSearch.path)).toHaveLength(1);
  });

  it('R193 tells at once that a flight of a pasted link leads nowhere, and that it is in the past', async () => {
    await open(`${FORM}?legs=LIS.NYC.2020-01-01~NYC.NYC.2027-06-05`);
    const past = await within(flight(1)).findByText(
      'The departure date has passed. Choose one from today on.',
    );
    expect(past).toBeTruthy();
    expect(await within(flight(2)).findByText('Origin and destination must not be the same')).toBeTruthy();
  });
});

describe('searches that an account kept in another language', () => {
  const kept = (code: string, name: string) => ({
    ...{ code, name, isCity: false },
    ...{ country: 'Portugal', countryShortCode: 'PT' },
  });
  const search = {
    criteria: { from: 'LIS', to: 'NYC', depart: '2099-03-10', return: '2099-03-17', adults: 1 },
    places: [kept('LIS', 'Lisboa'), kept('NYC', 'Nova York')],
  };
  const recent = { [listRecentSearches.path]: { data: [search] } };
  const link = (name: string) => screen.findByRole('link', { name });

  it('name their places in that of the page, in the list and in the fields', async () => {
    await open(FORM, fakeApi(recent));
    expect(await link('Lisbon and back from New York')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: 'From' }));
    expect(await screen.findByRole('option', { name: /Lisbon/, hidden: true })).toBeTruthy();
    expect(screen.queryByText('Lisboa')).toBeNull();
  });

  it('keep their names where places cannot be asked for', async () => {
    const failing = { [searchAirports.path]: refusal(400, 'BAD_REQUEST', 'Not now') };
    const api = fakeApi({ ...recent, ...failing });
    await open(FORM, api);
    await waitFor(() => expect(asked(api, searchAirports.path)).toHaveLength(2));
    expect(await link('Lisboa and back from Nova York')).toBeTruthy();
  });

  it('are not looked up where there are none', async () => {
    const api = fakeApi({ [listRecentSearches.path]: { data: [] } });
    await open(FORM, api);
    await waitFor(() => expect(asked(api, listRecentSearches.path)).not.toHaveLength(0));
    await screen.findByRole('combobox', { name: 'From' });
    expect(asked(api, searchAirports.path)).toHaveLength(0);
  });
});

describe('advanced options', () => {
  // The list floats as a popover, which this DOM does not show.
  const tap = () => screen.findByRole('option', { name: /TAP Air Portugal/, hidden: true });

  it('R190 what differs goes into the address and into the search, the rest stays out', async () => {
    const api = fakeApi();
    const { router } = await open(`${FORM}?${ROUND}`, api);
    await screen.findByDisplayValue(/New York/);
    await press('Options');
    const panel = await screen.findByRole('dialog', { name: 'Advanced options' });
    await userEvent.click(within(panel).getByRole('radio', { name: 'Non-stop flights only' }));
    await userEvent.click(within(panel).getByRole('radio', { name: 'Refundable' }));
    await userEvent.type(within(panel).getByRole('combobox', { name: 'Fly only with' }), 'tap');
    await userEvent.click(await tap());
    await userEvent.click(within(panel).getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: /^Options/ }).textContent).toContain('3 changed');

    await press('Search flights');
    await waitFor(() => expect(router.state.location.pathname).toBe(RESULTS));
    expect(router.state.location.search).toMatchObject({
      prefs: 'refundable.yes~flightsAllowedMarketingCarriers.TP~allowedStops.0',
    });
    await waitFor(() => expect(asked(api, searchFlights.path)).toHaveLength(1));
    expect(bodyOf(api, searchFlights.path)['preferences']).toMatchObject({
      fare: {
        fareTypes: ['PUBLIC', 'PRIVATE'],
        refundable: 'yes',
        changeable: 'any',
        useCustomBrands: false,
      },
      carrier: { flightsAllowedMarketingCarriers: ['TP'] },
      schedule: { allowedStops: '0' },
    });
  });

  it('R191 R192 an address without options is searched with their defaults', async () => {
    const api = fakeApi();
    await open(`${RESULTS}?${ROUND}`, api);
    await waitFor(() => expect(asked(api, searchFlights.path)).toHaveLength(1));
    expect(bodyOf(api, searchFlights.path)['preferences']).toMatchObject({
      cabin: { cabinCombo: 'CHEAPEST', processVirtualCabinCombos: true },
      advancedShop: { searchSpeed: 3, multipleTicket: 'NO', ticketingChecks: false },
      responseOptions: { maxResults: 1_000 },
    });
  });

  it('shows the technical ones to staff only; a client is told of them and may take them away', async () => {
    const technical = `${FORM}?${ROUND}&prefs=searchSpeed.5~ticketingChecks`;
    const staff = await open(technical, fakeApi(), 'SalesAgent');
    await press(/^Options/);
    expect(await screen.findByRole('checkbox', { name: 'Ticketing checks' })).toHaveProperty('checked', true);
    for (const checked of [false, true]) {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Private fares' }));
      expect(screen.getByRole('checkbox', { name: 'Private fares' })).toHaveProperty('checked', checked);
    }
    staff.unmount();

    await open(technical);
    await press(/^Options/);
    const panel = await screen.findByRole('dialog', { name: 'Advanced options' });
    expect(within(panel).queryByRole('checkbox', { name: 'Ticketing checks' })).toBeNull();
    expect(within(panel).getByText(/2 more options were set by your travel agent/)).toBeTruthy();
    await userEvent.click(within(panel).getByRole('button', { name: 'Reset' }));
    expect(within(panel).getByText('All options are at their defaults')).toBeTruthy();
  });

  it('R234 without the dictionary of airlines there are none to choose from, until it answers', async () => {
    let times = 0;
    const answer = () =>
      times++ === 0
        ? refusal(400, 'BAD_REQUEST', requestRefusals.failed)
        : [{ code: 'TP', name: 'TAP Air Portugal' }];
    await open(`${FORM}?${ROUND}`, fakeApi({ [carrierDictionary.path]: answer }));
    await press('Options');
    expect(await screen.findByText('The airlines could not be loaded')).toBeTruthy();
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('The airlines could not be loaded')).toBeNull());
    await userEvent.type(screen.getByRole('combobox', { name: 'Fly only with' }), 'tap');
    expect(await tap()).toBeTruthy();
  });
});

describe('flexible dates', () => {
  it('asks for the prices around the search, and a chosen pair becomes the search', async () => {
    const api = fakeApi();
    const { router } = await open(`${RESULTS}?${ROUND}&prefs=noCodeshare&stops=direct`, api);
    await press('Flexible dates');
    const grid = await screen.findByRole('grid', { name: 'Lowest prices by date' });
    await waitFor(() => expect(router.state.location.state.resultsOverlay).toBe('dates'));
    expect(bodyOf(api, getDateGrid.path)).toMatchObject({
      origin: 'LIS',
      destination: 'NYC',
      departureDate: '2027-03-10',
      returnDate: '2027-03-17',
    });
    const current = within(grid).getByRole('gridcell', { selected: true });
    expect(current.textContent).toContain('Your dates');
    expect(within(grid).getAllByRole('row')).toHaveLength(8);

    within(current).getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ return: '2027-03-16' }));
    expect(router.state.location.search).toEqual({
      from: 'LIS',
      to: 'NYC',
      depart: '2027-03-10',
      return: '2027-03-16',
      adults: 1,
      prefs: 'noCodeshare',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.search).toMatchObject({ return: '2027-03-17' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are closed by Back, which stays with the results, and by what closes any dialog', async () => {
    const { router } = await open(`${RESULTS}?${ROUND}`);
    const before = router.state.location;
    for (const close of [() => router.history.back(), () => userEvent.keyboard('{Escape}')]) {
      await press('Flexible dates');
      expect(await screen.findByRole('dialog')).toBeTruthy();
      await waitFor(() => expect(router.state.location.state.resultsOverlay).toBe('dates'));
      await act(async () => close());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(router.state.location.href).toBe(before.href);
      expect(router.state.location.state.__TSR_index).toBe(before.state.__TSR_index);
    }
  });

  it('shows a failure with a retry that finds prices', async () => {
    let times = 0;
    const answer = () =>
      times++ === 0 ? refusal(400, 'BAD_REQUEST', flightRefusals.notAvailable) : { data: [] };
    await open(
      `${RESULTS}?trip=one-way&from=LIS&to=NYC&depart=2027-03-10`,
      fakeApi({ [getDateGrid.path]: answer }),
    );
    await press('Flexible dates');
    expect(await screen.findByText('We could not find the prices for these dates')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('There are no flights on this route on these days.')).toBeTruthy();
  });

  it('is not offered for a trip through several cities', async () => {
    await open(`${RESULTS}?trip=multi-city&legs=${THREE}`);
    await screen.findAllByDisplayValue(/San Francisco/);
    expect(screen.queryByRole('button', { name: 'Flexible dates' })).toBeNull();
  });
});
