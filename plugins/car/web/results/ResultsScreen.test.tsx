import { carRefusals } from '../../contract/refusals';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { said } from '@/core/testing/said';
import { refusal } from '@/core/testing/refusal';
import { staleAmounts } from '@/core/testing/translator';
import { askedOf, never } from '@/core/testing/fake-api';
import { aUser } from '@/core/testing/user';
import { availableCars, type CarOffer } from '../../contract';
import { carApi } from '../testing/fake-api';
import { FOUND, manyOffers, OFFERS, RENTAL, usd } from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';

const TRIP = new URLSearchParams(Object.entries(RENTAL).map(([name, value]) => [name, String(value)]));
const RESULTS = `/booknow/cars/search?${TRIP.toString()}`;

vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 8000 });
afterEach(() => vi.restoreAllMocks());

const cards = () => screen.findAllByRole('article');
const withOffers = (data: CarOffer[], suppliers: unknown = FOUND.suppliers) =>
  carApi({ [availableCars.path]: { data, suppliers } });
const searchOf = (router: { state: { location: { search: unknown } } }) =>
  router.state.location.search as Record<string, string>;

describe('the results of a search for cars', () => {
  it('R292 lists what was found, cheapest first (R294), with counts, and says what was searched for', async () => {
    const api = carApi();
    await openScreen(RESULTS, api);
    const names = (await cards()).map((card) => card.getAttribute('aria-label'));
    expect(names[0]).toBe('Mini, Pennyroad, $148.40');
    expect(screen.getByText('7 cars')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cars at Humberto Delgado');
    expect(screen.getByText('Fri, Mar 12, 10:00 AM – Fri, Mar 19, 10:00 AM · driver aged 30')).toBeTruthy();
    expect(askedOf(api, availableCars.path)[0]!.input.body).toMatchObject({
      pickupName: 'Humberto Delgado',
      dropoffName: 'Humberto Delgado',
      pickUpDateTime: RENTAL.pickUp,
      returnDateTime: RENTAL.dropOff,
      age: RENTAL.age,
      countryOfResidence: RENTAL.country,
    });
  });

  it('no amount of the list goes stale where a browser has translated the page', async () => {
    const { store } = await openScreen(RESULTS);
    await cards();
    expect(await staleAmounts(store)).toEqual([]);
  });

  it('R293 a failed search says so in the server’s words and leaves no car; asking again helps', async () => {
    let fails = true;
    const api = carApi({
      [availableCars.path]: () => (fails ? refusal(502, 'UPSTREAM_FAILED', carRefusals.search) : FOUND),
    });
    await openScreen(RESULTS, api);
    expect(await screen.findByText('We could not search cars')).toBeTruthy();
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await cards()).length).toBeGreaterThan(0);
  });

  it('R293 a search that is asked again and fails leaves no car of the one before', async () => {
    const silent = { id: 'other', name: 'Fareline', state: 'timed-out' as const, offers: 0, took: 9000 };
    let fails = false;
    const api = carApi({
      [availableCars.path]: () =>
        fails
          ? refusal(502, 'UPSTREAM_FAILED', carRefusals.search)
          : { ...FOUND, suppliers: [...FOUND.suppliers, silent] },
    });
    await openScreen(RESULTS, api);
    expect(await cards()).toHaveLength(7);
    fails = true;
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('We could not search cars')).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('R291 another search starts with nothing: no car and no error of the one before', async () => {
    const { router } = await openScreen(
      RESULTS,
      carApi({
        [availableCars.path]: ({ body }: { body?: Record<string, unknown> }) =>
          body?.['age'] === RENTAL.age ? refusal(502, 'UPSTREAM_FAILED', carRefusals.search) : never,
      }),
    );
    await screen.findByText('We could not search cars');
    await act(() => router.navigate({ to: '/booknow/cars/search', search: { ...RENTAL, age: 40 } } as never));
    await waitFor(() => expect(screen.queryByText('We could not search cars')).toBeNull());
    expect(screen.getAllByText('Searching cars').length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('names a supplier that did not answer and shows what the others have', async () => {
    await openScreen(
      RESULTS,
      withOffers(OFFERS, [
        ...FOUND.suppliers,
        { id: 'second', name: 'Wheelport', state: 'failed', offers: 0, took: 100 },
      ]),
    );
    await cards();
    expect(screen.getByText('Wheelport did not answer')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy();
  });

  it('says that there is nothing when there is nothing', async () => {
    await openScreen(RESULTS, withOffers([]));
    expect(await screen.findByRole('heading', { name: 'No cars found' })).toBeTruthy();
  });

  it('draws only the cars in view of a thousand', async () => {
    await openScreen(RESULTS, withOffers(manyOffers(1000)));
    expect((await cards()).length).toBeLessThan(40);
    expect(screen.getByText('1,000 cars')).toBeTruthy();
    expect(
      screen
        .getAllByRole('listitem')
        .some((item) => item.ariaSetSize === '1000' || item.getAttribute('aria-setsize') === '1000'),
    ).toBe(true);
  });
});

describe('filters and order', () => {
  it('R294 Highest turns the list around and stands in the address', async () => {
    const { router } = await openScreen(RESULTS);
    await cards();
    await userEvent.click(screen.getByRole('tab', { name: /^Highest/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('article')[0]!.getAttribute('aria-label')).toBe('Van, Northmile, $712.30'),
    );
    await waitFor(() => expect(searchOf(router)).toMatchObject({ sort: 'highest' }));
  });

  it.each([
    [
      'R295',
      'Total price',
      [
        ['Under $200 0', true],
        ['$200 to $300 3$214.90', false],
        ['$300 to $400 1$371.25', false],
        ['Over $400 2$498.00', false],
      ],
    ],
    [
      'R296',
      'Passengers',
      [
        ['1 to 4 passengers 0', true],
        ['5 or more passengers 6$214.90', false],
      ],
    ],
    [
      'R297',
      'Bags',
      [
        ['1 to 2 bags 3$214.90', false],
        ['3 to 4 bags 2$371.25', false],
        ['5 or more bags 1$712.30', false],
      ],
    ],
    [
      'R298',
      'Features',
      [
        ['Air conditioning 6$214.90', false],
        ['Automatic 3$289.60', false],
        ['4+ Doors 6$214.90', false],
      ],
    ],
    [
      'R299',
      'Policies',
      [
        ['Unlimited mileage 5$214.90', false],
        ['Free cancellation 5$214.90', false],
      ],
    ],
  ])(
    '%s %s have their options with counts; one without cars is disabled, not hidden',
    async (_, name, has) => {
      await openScreen(RESULTS, withOffers(OFFERS.filter(({ id }) => id !== 'offer.pr-mini')));
      await cards();
      const boxes = within(screen.getAllByRole('group', { name })[0]!).getAllByRole<HTMLInputElement>(
        'checkbox',
      );
      expect(boxes.map((box) => [box.closest('label')!.textContent, box.disabled])).toEqual(has);
    },
  );

  it('stand in the address, as chips that take them away one by one', async () => {
    const { router } = await openScreen(`${RESULTS}&features=automatic&sizes=compact,suv`);
    expect(await cards()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Compact/ }));
    await waitFor(() => expect(searchOf(router)).toMatchObject({ sizes: 'suv', features: 'automatic' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it('name the filter to lift when nothing is left', async () => {
    const { router } = await openScreen(`${RESULTS}&price=under-200&features=automatic`);
    expect(await screen.findByText('Without the filter “Total price” there are 3 cars.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Total price' }));
    expect(await cards()).toHaveLength(3);
    await waitFor(() => expect(searchOf(router)).not.toHaveProperty('price'));
  });
});

describe('the map', () => {
  it('takes the place of the list on a phone, and Back brings the list again', async () => {
    const { router } = await openScreen(RESULTS);
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Map' }));
    await waitFor(() => expect(searchOf(router)).toMatchObject({ view: 'map' }));
    expect(await screen.findByRole('button', { name: 'List' })).toBeTruthy();
    act(() => router.history.back());
    await waitFor(() => expect(searchOf(router)).not.toHaveProperty('view'));
  });

  it('marks the place of the car that is pointed at, and the cars of the place that is', async () => {
    await openScreen(RESULTS);
    const [first] = await cards();
    const pin = screen.getByRole('button', { name: /^Humberto Delgado/ });
    expect(pin.hasAttribute('data-highlighted')).toBe(false);
    await userEvent.hover(first!);
    await waitFor(() => expect(pin.hasAttribute('data-highlighted')).toBe(true));
    await userEvent.unhover(first!);
    const plain = first!.className;
    await userEvent.hover(pin);
    await waitFor(() => expect(screen.getAllByRole('article')[0]!.className).not.toBe(plain));
  });

  it('shows the cars of a place that is chosen', async () => {
    const station = {
      ...OFFERS[1]!.pickUp,
      id: 'station:lisboa-oriente',
      name: 'Lisboa Oriente',
      longitude: -9,
    };
    const { router } = await openScreen(
      RESULTS,
      withOffers([...OFFERS, { ...OFFERS[1]!, id: 'offer.station', pickUp: station, price: usd(120) }]),
    );
    await cards();
    await userEvent.click(screen.getByRole('button', { name: /^Lisboa Oriente/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show 1 car' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(searchOf(router)).toMatchObject({ points: 'station:lisboa-oriente' }));
  });

  it('names who rents out at the place of a pin, and shows the cars of the one that is pressed', async () => {
    const { router } = await openScreen(RESULTS);
    await cards();
    const pin = screen.getByRole('button', { name: /^Humberto Delgado/ });
    expect(pin.querySelector('[data-text]')!.getAttribute('data-text')).toBe(`${OFFERS.length}`);
    await userEvent.click(pin);
    const vendors = within(await screen.findByRole('list', { name: 'Rental companies here' }));
    const { vendor } = OFFERS[0]!.availableCore;
    const theirs = OFFERS.filter(({ availableCore }) => availableCore.vendor.code === vendor.code);
    await userEvent.click(vendors.getByRole('button', { name: new RegExp(vendor.name) }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(theirs.length));
    await waitFor(() =>
      expect(searchOf(router)).toMatchObject({ points: 'airport:LIS', vendors: vendor.code }),
    );
  });
});

describe('SEC-35', () => {
  const priced = OFFERS.map((offer) => ({ ...offer, wholesale: usd(100) }));
  it('staff see what a car costs the agency and brings it', async () => {
    await openScreen(RESULTS, withOffers(priced), aUser({ userType: 'SalesAgent', isTravelAgent: true }));
    const [first] = await cards();
    expect(within(first!).getByText(said('Earning $48.40'))).toBeTruthy();
  });
  it('a traveler never does', async () => {
    await openScreen(RESULTS, withOffers(priced));
    await cards();
    expect(screen.queryByText(/Wholesale|Earning/)).toBeNull();
  });
});
