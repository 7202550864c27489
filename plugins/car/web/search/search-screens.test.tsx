import { findPlaces } from '@/core/contract';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { listRecentSearches } from '@/core/contract/bookings/recent-search';
import { askedOf, type FakeApi } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import { aUser } from '@/core/testing/user';
import { availableCars, findCountries } from '../../contract';
import { carApi } from '../testing/fake-api';
import { PLACES } from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';

const FORM = '/booknow/cars';
const WEEK = 'pickUp=2027-03-12T10:00&dropOff=2027-03-19T10:00';

// Screens and panels arrive as they would on the page: each is fetched when it is first opened.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

const NO_HOME = { homeAirport: '', streetAddress: '', country: '', state: '', city: '', zipCode: '' };

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
// The list floats as a popover, which this DOM does not show.
const choose = async (label: string, typed: string, option: RegExp) => {
  await userEvent.type(field(label), typed);
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};
const open = (path: string, api: FakeApi = carApi()) => openScreen(path, api);

describe('the search form of cars', () => {
  it('R287 R288 begins with the same drop-off and a driver of 25, which go into the address with the place', async () => {
    const { router } = await open(`${FORM}?${WEEK}`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('radio', { name: 'Same drop-off' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('combobox', { name: 'Drop-off' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Driver: 25, United States' })).toBeTruthy();
    await choose('Pick-up', 'LIS', /Humberto Delgado/);
    await press('Search cars');
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/cars/search'));
    expect(router.state.location.search).toEqual({
      from: 'airport:LIS',
      pickUp: '2027-03-12T10:00',
      dropOff: '2027-03-19T10:00',
      age: 25,
      country: 'US',
    });
  });

  it('R283 a place is all that has to be chosen', async () => {
    const { router } = await open(`${FORM}?${WEEK}`);
    await press('Search cars');
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pick-up location is required']);
    expect(router.state.location.pathname).toBe(FORM);

    await choose('Pick-up', 'LIS', /Humberto Delgado/);
    await press('Search cars');
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/cars/search'));
  });

  it('R287 R289 the driver lives where the profile says until another country is chosen; staff books for others', async () => {
    const home = { ...NO_HOME, country: 'PT' };
    const { router } = await openScreen(`${FORM}?${WEEK}`, carApi(), aUser({ userType: 'Client', home }));
    await press('Driver: 25, Portugal');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Country of residence' }),
      await screen.findByRole('option', { name: 'Brazil' }),
    );
    expect(await screen.findByRole('button', { name: 'Driver: 25, Brazil' })).toBeTruthy();
    await choose('Pick-up', 'LIS', /Humberto Delgado/);
    await press('Search cars');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ country: 'BR' }));
    cleanup();
    await openScreen(`${FORM}?${WEEK}`, carApi(), aUser({ userType: 'SalesAgent', home }));
    expect(await screen.findByRole('button', { name: 'Driver: 25, United States' })).toBeTruthy();
  });

  it('G134 nobody lives in the United States for want of an answer: on a Brazilian site it is Brazil, and else asked', async () => {
    const agency = { country: 'BR' };
    const { router } = await openScreen(`${FORM}?${WEEK}`, carApi(), aUser({ userType: 'Client' }), agency);
    expect(await screen.findByRole('button', { name: 'Driver: 25, Brazil' })).toBeTruthy();
    await choose('Pick-up', 'LIS', /Humberto Delgado/);
    await press('Search cars');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ country: 'BR' }));
    cleanup();

    // A link that names no country is priced as one that does.
    const api = carApi();
    await openScreen(`/booknow/cars/search?from=airport:LIS&${WEEK}`, api, aUser(), agency);
    await waitFor(() => expect(askedOf(api, availableCars.path)).toHaveLength(1));
    expect(askedOf(api, availableCars.path)[0]!.input).toMatchObject({ body: { countryOfResidence: 'BR' } });
    cleanup();

    const asked = carApi();
    await openScreen(`${FORM}?from=airport:LIS&${WEEK}`, asked, aUser(), { country: null });
    await press('Search cars');
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('Choose the country in which the driver lives'),
    );
    expect(askedOf(asked, availableCars.path)).toHaveLength(0);
  });

  it('R283 M337 a different drop-off has to be chosen as well', async () => {
    const { router } = await open(`${FORM}?from=airport:LIS&${WEEK}`);
    await screen.findByDisplayValue(/Humberto Delgado/);
    await userEvent.click(screen.getByRole('radio', { name: 'Different drop-off' }));
    await press('Search cars');
    expect(
      await within(await screen.findByRole('alert')).findByText('Drop-off location is required'),
    ).toBeTruthy();
    await choose('Drop-off', 'porto', /Francisco Sá Carneiro/);
    await press('Search cars');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ to: 'airport:OPO' }));
  });

  it.each([
    [
      'R285',
      `from=airport:LIS&pickUp=2027-03-12T10:00&dropOff=2027-03-12T10:30`,
      'There must be at least 1 hour between pick-up and drop-off',
    ],
    [
      'R284',
      `from=airport:LIS&pickUp=2027-03-12T10:00&dropOff=2028-03-13T10:00`,
      'Drop-off must be within 1 year of pick-up',
    ],
    [
      'R286',
      `from=airport:LIS&pickUp=2020-03-12T10:00&dropOff=2020-03-19T10:00`,
      'The pick-up time has passed. Please choose another one.',
    ],
    ['R283', `from=airport:XXX&${WEEK}`, 'We do not know this place. Please choose another one.'],
    ['G86', `from=airport:LIS&${WEEK}&age=120`, 'The driver must be 18 to 99 years old'],
  ])(
    '%s tells at once what is wrong with a pasted link, and keeps what it gave',
    async (_, query, message) => {
      const { router } = await open(`${FORM}?${query}`);
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
      await press('Search cars');
      expect(await screen.findByRole('alert')).toBeTruthy();
      expect(router.state.location.pathname).toBe(FORM);
    },
  );

  it('keeps the days and the times of a link, and asks for its places once', async () => {
    const api = carApi();
    await open(
      `${FORM}?from=airport:LIS&to=airport:OPO&pickUp=2027-03-12T10:15&dropOff=2027-03-19T18:00`,
      api,
    );
    await screen.findByDisplayValue(/Francisco Sá Carneiro/);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pick-up time' }).value).toBe('10:15');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Drop-off time' }).value).toBe('18:00');
    expect(askedOf(api, findPlaces.path).map(({ input }) => input.query)).toEqual([
      { ids: 'airport:LIS,airport:OPO' },
    ]);
  });

  it('R289 asks for the countries when the driver is opened, and searches for a resident of another', async () => {
    const api = carApi();
    const { router } = await open(`${FORM}?from=airport:LIS&${WEEK}`, api);
    await screen.findByDisplayValue(/Humberto Delgado/);
    expect(askedOf(api, findCountries.path)).toHaveLength(0);
    await press('Driver: 25, United States');
    const panel = await screen.findByRole('dialog', { name: 'Driver' });
    await within(panel).findByRole('option', { name: 'Portugal' });
    await userEvent.selectOptions(
      within(panel).getByRole('combobox', { name: 'Country of residence' }),
      'PT',
    );
    const age = within(panel).getByRole('spinbutton', { name: /Driver’s age/ });
    await userEvent.clear(age);
    await userEvent.type(age, '31');
    await userEvent.keyboard('{Escape}');
    await press('Search cars');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ age: 31, country: 'PT' }));
  });
});

describe('searches that an account kept in another language', () => {
  const lisbon = Object.values(PLACES).find(({ id }) => id === 'airport:LIS')!;
  const search = {
    criteria: { from: lisbon.id, pickUp: '2099-03-12T10:00', dropOff: '2099-03-19T10:00' },
    places: [{ ...lisbon, name: 'Aeroporto de Lisboa' }],
  };
  const recent = { [listRecentSearches.path]: { data: [search] } };
  const link = (name: string) => screen.findByRole('link', { name });

  it('name their places in that of the page, in the list and in the field', async () => {
    const api = carApi(recent);
    await open(`${FORM}?${WEEK}`, api);
    expect(await link(lisbon.name)).toBeTruthy();
    await userEvent.click(field('Pick-up'));
    expect(await screen.findByRole('option', { name: new RegExp(lisbon.name), hidden: true })).toBeTruthy();
    expect(screen.queryByText('Aeroporto de Lisboa')).toBeNull();
    expect(askedOf(api, findPlaces.path)).toHaveLength(1);
  });

  it('keep their names where places cannot be asked for', async () => {
    const api = carApi({ ...recent, [findPlaces.path]: refusal(400, 'BAD_REQUEST', 'Not now') });
    await open(`${FORM}?${WEEK}`, api);
    await waitFor(() => expect(askedOf(api, findPlaces.path)).toHaveLength(1));
    expect(await link('Aeroporto de Lisboa')).toBeTruthy();
  });

  it('are not looked up where there are none', async () => {
    const api = carApi({ [listRecentSearches.path]: { data: [] } });
    await open(`${FORM}?${WEEK}`, api);
    await waitFor(() => expect(askedOf(api, listRecentSearches.path)).not.toHaveLength(0));
    expect(field('Pick-up')).toBeTruthy();
    expect(askedOf(api, findPlaces.path)).toHaveLength(0);
  });
});
