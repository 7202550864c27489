import { flightRefusals } from '../../contract/refusals';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { said } from '@/core/testing/said';
import { errorOfAnswer } from '@/core/api/error';
import { staleAmounts } from '@/core/testing/translator';
import { aUser } from '@/core/testing/user';
import { searchFlights, type FlightOffer, type FlightSearchEvent } from '../../contract';
import { fakeApi, FOUND, never, type OnSent, refusal, sendingTo, type FakeApi } from '../testing/fake-api';
import {
  AIR_FRANCE_OVERNIGHT,
  FAMILIES,
  IBERIA_ONE_STOP,
  manyOffers,
  offer,
  OFFERS,
  TAP_DIRECT,
  TWO_CITIES,
  usd,
} from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';

const TRIP = 'from=LIS&to=NYC&depart=2027-03-10&return=2027-03-17&adults=2';
const RESULTS = `/booknow/flights/search?${TRIP}`;
const OFFER = `/booknow/flights/search-details?${TRIP}&itinerary=tp-direct&fare=TP-classic`;
const open = openScreen;

vi.setConfig({ testTimeout: 180_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const cards = () => screen.findAllByRole('article');
const withOffers = (data: FlightOffer[]) => fakeApi({ [searchFlights.path]: { ...FOUND, data } });

/** The first offer at another price. */
const at = (dollars: number): FlightOffer => ({
  ...OFFERS[0]!,
  totalAmount: usd(dollars),
  travellerPrices: [{ ...OFFERS[0]!.travellerPrices[0]!, total: usd(dollars) }],
});

/** Suppliers that answer when the test says so. */
function slowSuppliers() {
  let send: (event: FlightSearchEvent) => void = () => undefined;
  let end: () => void = () => undefined;
  const stream = (_endpoint: unknown, _input: unknown, { onEvent }: { onEvent: OnSent }) =>
    new Promise<void>((resolve) => {
      [send, end] = [sendingTo(onEvent), resolve];
      send({
        kind: 'asked',
        deadline: 60_000,
        suppliers: [
          { id: 'sandbox', name: 'Skyhub' },
          { id: 'second', name: 'Fareline' },
        ],
      });
    });
  const answer = (
    id: string,
    name: string,
    offers: FlightOffer[],
    state: 'answered' | 'failed' = 'answered',
  ) =>
    act(async () => {
      send({
        kind: 'batch',
        supplier: { id, name, state, offers: offers.length, took: 300 },
        offers,
        fareFamilies: FAMILIES,
      });
      await Promise.resolve();
    });
  const finish = () =>
    act(async () => {
      end();
      await Promise.resolve();
    });
  return { api: { ...fakeApi(), stream: stream as never } as FakeApi, answer, finish };
}

describe('results in pieces', () => {
  it.each([
    ['list', `${RESULTS}&price=5000USD`],
    ['page of a flight', OFFER],
  ])('no amount of the %s goes stale where a browser has translated the page', async (_, path) => {
    const { store } = await open(path);
    await screen.findAllByText(/\$\d/);
    expect(await staleAmounts(store)).toEqual([]);
  });

  it('draws the first batch at once, tells each supplier’s progress, and asks before late ones move the list', async () => {
    const { api, answer, finish } = slowSuppliers();
    await open(RESULTS, api);
    expect(await screen.findByText('Fareline: searching…')).toBeTruthy();
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await answer('sandbox', 'Skyhub', OFFERS.slice(0, 4));
    expect(await cards()).toHaveLength(2);
    expect(screen.getByText('Skyhub: 2 flights')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');

    await userEvent.keyboard('{Shift}');
    await answer('second', 'Fareline', OFFERS.slice(4));
    const more = await screen.findByText('3 more flights');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await finish();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(within(more.closest('[role="status"]')!).getByRole('button', { name: 'Show' }));
    expect(await cards()).toHaveLength(5);
    expect(screen.queryByText(/more flights/)).toBeNull();
  });

  it('lets late flights take their places, however late, as long as nobody has touched the page', async () => {
    const { api, answer } = slowSuppliers();
    await open(RESULTS, api);
    await answer('sandbox', 'Skyhub', OFFERS.slice(0, 4));
    expect(await cards()).toHaveLength(2);
    await act(() => new Promise((resolve) => setTimeout(resolve, 1800)));
    await answer('second', 'Fareline', OFFERS.slice(4));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    expect(screen.queryByText(/more flights/)).toBeNull();
  });

  it('shows the lowest price that is known, in tabs, filters and cards, whatever waits for the list', async () => {
    const { api, answer } = slowSuppliers();
    await open(RESULTS, api);
    await answer('sandbox', 'Skyhub', OFFERS.slice(0, 4));
    await cards();
    await userEvent.keyboard('{Shift}');
    const cheaper = { ...at(990.5), id: 'offer.second', supplier: 'second' };
    await answer('second', 'Fareline', [cheaper, ...OFFERS.slice(4)]);
    expect(await screen.findByText('3 more flights')).toBeTruthy();
    expect(await screen.findByRole('article', { name: /^TAP Air Portugal.*\$990\.50$/ })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('tab', { name: /^Cheapest/ }).textContent).toContain('$874.90');
    const [any] = within(screen.getAllByRole('radiogroup', { name: 'Stops' })[0]!).getAllByRole('radio');
    expect(any!.closest('label')!.textContent).toBe('Any 5$874.90');
    expect(screen.getByText('5 flights')).toBeTruthy();
  });

  it('says that prices have changed only where the same offer has another one', async () => {
    const { api, answer } = slowSuppliers();
    await open(RESULTS, api);
    await answer('sandbox', 'Skyhub', OFFERS.slice(0, 4));
    await cards();
    await userEvent.keyboard('{Shift}');
    const saver = { ...at(800), id: 'offer.saver', fareFamily: 'TP-saver' };
    await answer('second', 'Fareline', [saver]);
    expect(await screen.findByText('Results have changed')).toBeTruthy();
    expect(screen.queryByText('Prices have changed')).toBeNull();
    await answer('second', 'Fareline', [{ ...at(900), id: 'offer.second' }]);
    expect(await screen.findByText('Prices have changed')).toBeTruthy();
  });

  it('another order, which moves everything anyway, takes late flights along', async () => {
    const { api, answer } = slowSuppliers();
    await open(RESULTS, api);
    await answer('sandbox', 'Skyhub', OFFERS.slice(0, 4));
    await cards();
    await userEvent.keyboard('{Shift}');
    await answer('second', 'Fareline', OFFERS.slice(4));
    await screen.findByText('3 more flights');
    await userEvent.click(screen.getByRole('tab', { name: /^Quickest/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  });

  it('names a supplier that failed, asks again on demand and keeps the list meanwhile', async () => {
    const { api, answer, finish } = slowSuppliers();
    await open(RESULTS, api);
    await answer('sandbox', 'Skyhub', OFFERS);
    await answer('second', 'Fareline', [], 'failed');
    await finish();
    expect(await screen.findByText('Fareline did not answer')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('Fareline: searching…')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });
});

describe('the list', () => {
  it('has one heading that says what was searched for', async () => {
    await open(RESULTS);
    await cards();
    const [only, ...others] = screen.getAllByRole('heading', { level: 1 });
    expect(only!.textContent).toBe('Lisbon to New York');
    expect(others).toEqual([]);
  });

  it('R202 mounts no more than sixty rows of a thousand flights', async () => {
    await open(RESULTS, withOffers(manyOffers(1000)));
    expect((await cards()).length).toBeLessThanOrEqual(60);
    expect(screen.getAllByRole('article')).toHaveLength(15);
    expect(screen.getByText('1,000 flights')).toBeTruthy();
  });

  it('R229 says on cards and fares, in plain words, what may be held and paid later, and filters by it', async () => {
    const until = '2027-03-02T22:00:00.000Z';
    const { router } = await open(
      RESULTS,
      withOffers(
        OFFERS.map((each) => (/classic|smart/.test(each.fareFamily) ? { ...each, holdUntil: until } : each)),
      ),
    );
    const [azores] = await cards();
    expect(within(azores!).getByText(/^Hold this price until Tue, March 2.*, pay later$/)).toBeTruthy();
    // The cheapest fare has to be paid at once, another one of the same flights has not.
    const tap = screen.getByRole('article', { name: /^TAP Air Portugal/ });
    expect(within(tap).getByText(said('Hold now, pay later: from $1,364.40'))).toBeTruthy();
    const held = screen.getAllByRole('article').filter(({ textContent }) => /pay later/.test(textContent!));
    expect(held).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('checkbox', { name: /^Hold now, pay later 2/ })[0]!);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ terms: 'hold' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: /^Details: TAP Air Portugal/ }));
    const table = await screen.findByRole('table', { name: 'What each fare includes' });
    expect(
      within(table).getByRole('row', {
        name: /^Payment Paid when you book Hold this price until .*, pay later Paid when you book$/,
      }),
    ).toBeTruthy();
  });

  it('R201 a filter and an order lead to the first page', async () => {
    const { router } = await open(`${RESULTS}&page=3`, withOffers(manyOffers(200)));
    await cards();
    const page = () => (router.state.location.search as { page?: number }).page;
    expect(page()).toBe(3);
    await userEvent.click(screen.getByRole('tab', { name: /^Best/ }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'best' }));
    expect(page()).toBeUndefined();
    await act(() =>
      router.navigate({
        to: '/booknow/flights/search',
        search: (old: object) => ({ ...old, page: 2 }),
      } as never),
    );
    expect(page()).toBe(2);
    await userEvent.click(screen.getAllByRole('checkbox', { name: /^Changeable/ })[0]!);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ terms: 'changeable' }));
    expect(page()).toBeUndefined();
  });

  it('R207 G65 offers any number of stops, none, or one at most; one without flights is disabled, not hidden', async () => {
    await open(RESULTS, withOffers(OFFERS.filter(({ itineraryId }) => itineraryId !== 'tp-direct')));
    await cards();
    const stops = within(screen.getAllByRole('radiogroup', { name: 'Stops' })[0]!).getAllByRole('radio');
    expect(stops.map((radio) => radio.closest('label')!.textContent)).toEqual([
      'Any 4$874.90',
      'Non-stop 0',
      '1 stop or fewer 3$918.20',
    ]);
    expect(stops.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([false, true, false]);
  });

  it('R210 offers the cabins Economy, Premium, Business and First', async () => {
    await open(RESULTS);
    await cards();
    const cabins = within(screen.getAllByRole('group', { name: 'Cabin' })[0]!).getAllByRole('checkbox');
    expect(cabins.map((box) => box.closest('label')!.textContent!.replace(/ \d.*/, ''))).toEqual([
      'Economy',
      'Premium',
      'Business',
      'First',
    ]);
  });

  it('R212 writes the hours of a band as the reader’s language does', async () => {
    await open(RESULTS);
    await cards();
    const bands = screen.getAllByRole('group', { name: 'Departure time' })[0]!;
    expect(bands.textContent!.replace(/[\u00a0\u202f]/g, ' ')).toContain('12:00 AM – 4:59 AM');
  });

  it('G64 what is chosen in one filter is in the counts of the others', async () => {
    await open(RESULTS);
    await cards();
    const option = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('checkbox', { name })[0]!;
    expect(option(/^Air France/).disabled).toBe(false);
    await userEvent.click(screen.getAllByRole('radio', { name: /^Non-stop/ })[0]!);
    await waitFor(() => expect(option(/^Business/).disabled).toBe(true));
    expect(option(/^Business/).closest('label')!.textContent).toBe('Business 0');
    expect(option(/^Refundable/).closest('label')!.textContent).toBe('Refundable 1$1,364.40');
  });

  it('the orders tell the minutes of a leg, never the sum of all', async () => {
    await open(RESULTS);
    await cards();
    expect(screen.getByRole('tab', { name: /^Quickest/ }).textContent).toContain('each way');
  });

  it('R185 two flights to several cities are no way there and back', async () => {
    const path = RESULTS.replace(
      /\?.*/,
      '?trip=multi-city&legs=LIS.NYC.2027-03-10~NYC.SFO.2027-03-14&adults=1',
    );
    await open(path, withOffers([offer('two', 1422, 'TP-classic', TWO_CITIES)]));
    const card = await screen.findByRole('article');
    expect(screen.getByRole('tab', { name: /^Quickest/ }).textContent).toContain('per flight');
    for (const fact of ['Flight 1 ·', 'Flight 2 ·', 'The next flight leaves from Newark Liberty'])
      expect(card.textContent).toContain(fact);
    expect(card.textContent).not.toMatch(/Outbound|Return/);
  });

  it('tells on each card, unopened, what may be brought and what changed plans cost', async () => {
    const never = { service: 'none', fee: null } as const;
    const kept = { voidHours: 0, change: never, refund: never };
    await open(
      RESULTS,
      withOffers([
        offer('one', 900, 'TP-classic', TAP_DIRECT),
        offer('two', 950, 'TP-discount', IBERIA_ONE_STOP, { terms: kept }),
        offer('three', 990, 'TP-plus', AIR_FRANCE_OVERNIGHT),
      ]),
    );
    const told = (await cards()).map(({ textContent }) => textContent!);
    const facts = [
      ['1 checked bag, 23 kg', 'Free cancellation for 24 h', 'Changes from $60.00'],
      ['1 carry-on bag, 8 kg', 'No refund, no changes'],
      ['2 checked bags, 23 kg each', 'Free cancellation until departure', 'Free changes'],
    ];
    facts.forEach((these, at) => these.forEach((fact) => expect(told[at]).toContain(fact)));
  });

  it('unfolds a card in its place, with its fares; Back folds it', async () => {
    const { router } = await open(RESULTS);
    await cards();
    await userEvent.click(screen.getByRole('button', { name: /^Details: TAP Air Portugal/ }));
    expect(await screen.findByRole('heading', { name: /^Outbound/ })).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ details: 'tp-direct' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Classic/ }));
    const link = screen.getByRole('link', { name: 'Continue with Classic, $1,364.40' });
    expect(link.getAttribute('href')).toContain('fare=TP-classic');
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Outbound/ })).toBeNull());
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('R201 quick presses lose nothing: each is in the address in the end, each is a step of Back', async () => {
    const { router } = await open(RESULTS);
    await cards();
    const box = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('checkbox', { name })[0]!;
    const [bag, change, refund] = [box(/^Checked bag/), box(/^Changeable/), box(/^Refundable/)];
    for (const one of [bag, change, refund]) fireEvent.click(one);
    fireEvent.click(screen.getByRole('tab', { name: /^Quickest/ }));
    // Seen before the address has any of it.
    expect([bag.checked, change.checked, refund.checked]).toEqual([true, true, true]);
    expect(screen.getByRole('tab', { name: /^Quickest/ }).getAttribute('aria-selected')).toBe('true');
    const address = () => router.state.location.search as Record<string, unknown>;
    const steps = () => router.state.location.state.__TSR_index;
    await waitFor(() => expect(address()).toMatchObject({ bags: 'checked', sort: 'quickest' }));
    const written = steps();
    expect(String(address()['terms']).split(',').sort()).toEqual(['changeable', 'refundable']);

    fireEvent.click(bag);
    fireEvent.click(bag);
    await waitFor(() => expect(steps()).toBe(written + 2));
    expect(address()).toMatchObject({ bags: 'checked' });
    expect(bag.checked).toBe(true);
    for (let step = 0; step < 3; step++) {
      const before = router.state.location.href;
      act(() => router.history.back());
      await waitFor(() => expect(router.state.location.href).not.toBe(before));
    }
    await waitFor(() => expect(address()).not.toHaveProperty('sort'));
    expect(String(address()['terms']).split(',').sort()).toEqual(['changeable', 'refundable']);
    expect([bag.checked, change.checked, refund.checked]).toEqual([true, true, true]);
    for (let step = 0; step < 3; step++) act(() => router.history.back());
    await waitFor(() => expect(address()).not.toHaveProperty('bags'));
    await waitFor(() => expect([bag.checked, change.checked, refund.checked]).toEqual([false, false, false]));
    expect(await screen.findByText('5 flights')).toBeTruthy();
  });

  it('a press just before another page is opened does not lead back', async () => {
    const { router } = await open(RESULTS);
    await cards();
    fireEvent.click(screen.getAllByRole('checkbox', { name: /^Checked bag/ })[0]!);
    fireEvent.click(screen.getAllByRole('link', { name: /^Select:/ })[0]!);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/search-details$/));
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(router.state.location.pathname).toMatch(/search-details$/);
  });

  it('Back closes the filters of a phone; what was chosen there is one step', async () => {
    const { router } = await open(RESULTS);
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Checked bag/ }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Changeable/ }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Show 3 flights' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ bags: 'checked', terms: 'changeable' }),
    );
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('bags'));
    expect(router.state.location.search).not.toHaveProperty('terms');
  });

  describe('presses that follow each other before the address has them', () => {
    const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
    const details = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
    async function opened() {
      const { router } = await open(RESULTS);
      await cards();
      const { history } = router;
      return {
        history,
        at: () => history.location.state.__TSR_index,
        search: () => router.state.location.search as Record<string, unknown>,
      };
    }

    it('a card that is unfolded right after an order is folded alone; the order stays', async () => {
      const { search } = await opened();
      details(/^Details: TAP Air Portugal/);
      await waitFor(() => expect(search()).toHaveProperty('details'));
      fireEvent.click(screen.getByRole('tab', { name: /^Quickest/ }));
      details(/^Details: United Airlines, 12:40/);
      await waitFor(() => expect(search()).toMatchObject({ sort: 'quickest', details: expect.anything() }));
      details(/^Hide details: United Airlines, 12:40/);
      await waitFor(() => expect(search()).not.toHaveProperty('details'));
      await wait(150);
      expect(search()).toMatchObject({ sort: 'quickest' });
      expect(search()).not.toHaveProperty('details');
    });

    it('a card that is folded at once leaves no step behind', async () => {
      const { at, search } = await opened();
      const before = at();
      details(/^Details: TAP Air Portugal/);
      await wait(20);
      details(/^Hide details: TAP/);
      await wait(250);
      expect(search()).not.toHaveProperty('details');
      expect(at()).toBe(before);
    });

    it.each([10, 30, 60])(
      'Back %i ms after a filter in the sheet leaves the list as it was below',
      async (ms) => {
        const { at, history, search } = await opened();
        const before = at();
        await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
        const dialog = await screen.findByRole('dialog');
        fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Checked bag/ }));
        await wait(ms);
        act(() => history.back());
        await wait(300);
        expect(screen.queryByRole('dialog')).toBeNull();
        if (search()['bags']) act(() => history.back());
        await waitFor(() => expect(search()).not.toHaveProperty('bags'));
        expect(at()).toBe(before);
      },
    );
  });

  const priced = OFFERS.map((offer) => ({ ...offer, wholesale: usd(800) }));
  it('SEC-35 staff see what an offer costs the agency and brings it', async () => {
    await open(RESULTS, withOffers(priced), aUser({ userType: 'SalesAgent', isTravelAgent: true }));
    const [cheapest] = await cards();
    expect(within(cheapest!).getByText(said(/^Wholesale \$800\.00/))).toBeTruthy();
    expect(within(cheapest!).getByText(said('Earning $74.90'))).toBeTruthy();
  });

  it('SEC-35 a traveller never does, not even if it were sent', async () => {
    await open(RESULTS, withOffers(priced));
    await cards();
    expect(screen.queryByText(/Wholesale|Earning/)).toBeNull();
  });
});

describe('the offer', () => {
  it('R215 while its details load nothing of the list is left and it says that it loads', async () => {
    await open(OFFER, fakeApi({ [searchFlights.path]: never }));
    expect(await screen.findByText('Searching flights')).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: /^Select/ })).toHaveLength(0);
    expect(screen.queryByText('This flight is not available, please select another')).toBeNull();
  });

  it.each([
    [
      'the server’s message',
      refusal(500, 'INTERNAL', flightRefusals.notAvailable),
      'Flight not available, please try again',
    ],
    ['that something went wrong', errorOfAnswer(500, {}, () => ''), 'Something went wrong'],
  ])('R216 a failure toasts %s', async (_, error, words) => {
    await open(OFFER, fakeApi({ [searchFlights.path]: error }));
    expect(await screen.findByText('We could not load this flight')).toBeTruthy();
    // In the page and in the toast.
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThanOrEqual(2));
  });

  it('tells beside the price what may be brought and what changed plans cost', async () => {
    await open(OFFER);
    for (const fact of ['1 checked bag, 23 kg', 'Free cancellation for 24 h', 'Changes from $60.00'])
      expect(await screen.findAllByText(fact)).not.toHaveLength(0);
  });

  it('R214 compares its fares in a table, and another fare is another address', async () => {
    const { router } = await open(OFFER);
    const table = await screen.findByRole('table', { name: 'What each fare includes' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Fare', 'Discount$1,184.40', 'Classic+$180.00', 'Plus+$419.60']);
    expect(
      within(table).getByRole('row', { name: /^Changes No changes Changes from \$60\.00 Free changes/ }),
    ).toBeTruthy();
    const cancelling = within(within(table).getByRole('row', { name: /^Cancellation/ })).getAllByRole('cell');
    expect(cancelling.map(({ textContent }) => textContent)).toEqual([
      'Free cancellation for 24 hThen: No refund',
      'Free cancellation for 24 hThen: Cancel for $85.00 per traveler',
      'Free cancellation until departure',
    ]);
    await userEvent.click(within(table).getByRole('radio', { name: /^Plus/ }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ fare: 'TP-plus' }));
  });
});
