import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { requestRefusals } from '@/core/contract/refusals/request';
import { askedOf, never } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import { staleAmounts } from '@/core/testing/translator';
import { getHotelDetails, getRoomsAndRates, getStaticContent, searchHotels } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { hotelApi, RESULTS } from '../testing/fake-api';
import { aHotelRate, aHotelRoom, CONTENT, DETAILS, PARTY, STAY, usd } from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';

vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 8000 });

const SEARCH = new URLSearchParams({ ...STAY, rooms: '2.10' }).toString();
const PAGE = `/booknow/hotels/search-details?${SEARCH}&hotel=${DETAILS.id}`;
const named = { corelationid: 'search.sealed', hotelid: DETAILS.id };
const title = () => screen.findByRole('heading', { level: 1, name: DETAILS.name });
const reserve = () => screen.findAllByRole<HTMLAnchorElement>('link', { name: 'Reserve' });

/** What stands beside a word of a list. */
const rowOf = (word: string) =>
  screen.getByText(word, { selector: 'dt' }).parentElement!.querySelector('dd')!.textContent;

describe('the page of a property', () => {
  it('R263 details and rooms are asked for with the search and the property', async () => {
    const api = hotelApi();
    await openScreen(PAGE, api);
    await title();
    expect(askedOf(api, getHotelDetails.path)[0]!.input.query).toEqual(named);
    expect(askedOf(api, getRoomsAndRates.path)[0]!.input.query).toEqual(named);
    expect(askedOf(api, getStaticContent.path)[0]!.input.query).toEqual({
      corelationId: named.corelationid,
      hotelId: named.hotelid,
    });
  });

  it('R263 shows the times that the property tells of itself, and none that nobody has told', async () => {
    const untold = { ...DETAILS, checkIn: { from: null, until: null }, checkOut: null };
    const times = { checkIn: { from: '15:30', until: null }, checkOut: '11:15' };
    const told = (content: object) =>
      hotelApi({ [getHotelDetails.path]: { data: untold }, [getStaticContent.path]: { data: content } });
    const { unmount } = await openScreen(PAGE, told(CONTENT));
    await title();
    await screen.findByRole('heading', { name: 'Policies' });
    expect(screen.queryByText(/check-(in|out) (from|until)/i)).toBeNull();
    expect(screen.queryByText('Check-in', { selector: 'dt' })).toBeNull();
    unmount();
    await openScreen(PAGE, told({ ...CONTENT, times }));
    expect(await screen.findByText('Check-in from 3:30 PM · Check-out until 11:15 AM')).toBeTruthy();
    expect([rowOf('Check-in'), rowOf('Check-out')]).toEqual([
      'From 3:30 PM, local time',
      'Until 11:15 AM, local time',
    ]);
  });

  it('no amount of the page of a property goes stale where a browser has translated the page', async () => {
    const { store } = await openScreen(PAGE);
    await title();
    await reserve();
    expect(await staleAmounts(store)).toEqual([]);
  });

  it('R262 says that the hotel and its rooms are loading', async () => {
    const { unmount } = await openScreen(PAGE, hotelApi({ [getHotelDetails.path]: never }));
    expect(await screen.findByText('Loading the hotel')).toBeTruthy();
    unmount();
    await openScreen(PAGE, hotelApi({ [getRoomsAndRates.path]: never }));
    expect(await screen.findByText('Loading the rooms')).toBeTruthy();
  });

  it('R262 tells the failure of the hotel in its words', async () => {
    const failed = refusal(502, 'UPSTREAM_FAILED', hotelRefusals.support);
    await openScreen(PAGE, hotelApi({ [getHotelDetails.path]: failed }));
    expect(await screen.findByText('We could not load this hotel')).toBeTruthy();
    expect(screen.getByText(hotelRefusals.support.message)).toBeTruthy();
  });

  it('R262 tells the failure of the rooms, and asks again', async () => {
    let fails = true;
    const rooms = () =>
      fails ? refusal(502, 'UPSTREAM_FAILED', requestRefusals.failed) : { data: { parties: [PARTY] } };
    await openScreen(PAGE, hotelApi({ [getRoomsAndRates.path]: rooms }));
    expect(await screen.findByText('We could not load the rooms')).toBeTruthy();
    expect(screen.getByText(requestRefusals.failed.message)).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await reserve()).length).toBeGreaterThan(0);
  });

  it('goes on to the checkout with what is chosen and its price', async () => {
    await openScreen(PAGE);
    await title();
    const [first] = await reserve();
    expect(new URL(first!.href).searchParams.get('rates')).toBe('rate-lowest');
    await userEvent.click(screen.getByDisplayValue('rate-suite'));
    await waitFor(async () => {
      const to = new URL((await reserve())[0]!.href).searchParams;
      expect(Object.fromEntries(to)).toMatchObject({
        rates: 'rate-suite',
        total: '91200',
        hotel: DETAILS.id,
      });
    });
  });

  it('G135 M261 has the whole price everywhere, with what is paid where', async () => {
    await openScreen(PAGE);
    await title();
    const room = within(await screen.findByRole('region', { name: 'Double room' }));
    expect(room.getByText('$433.50')).toBeTruthy();
    expect(room.getAllByText(/^Includes City tax .*, paid at the property$/).length).toBeGreaterThan(0);
    // In the card of what is chosen, and in the bar of a phone.
    expect(screen.getAllByText('$433.50').length).toBeGreaterThan(2);
    expect(rowOf('City tax, paid at the property')).toBe('$12.00');
    expect(rowOf('Pay now')).toBe('$421.50');
    expect(rowOf('Pay at the property')).toBe('$12.00');
    expect(rowOf('Total')).toBe('$433.50');
  });

  it('dates what is kept by the clocks of the place (rule 12)', async () => {
    await openScreen(PAGE);
    const room = await screen.findByRole('region', { name: 'Double room' });
    expect(
      within(room).getAllByText(/^Free cancellation until Mar 10, 6:00.PM \(Lisbon time\)$/).length,
    ).toBeGreaterThan(0);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'R281 the published price is shown only where the search says so: %s',
    async (showPublishedPrice, count) => {
      const rate = aHotelRate({ published: usd(555.55) });
      const party = { ...PARTY, rooms: [aHotelRoom({ rates: [rate] })] };
      const found = { ...RESULTS, showPublishedPrice, corelationid: 'search.sealed', filterUrl: '/' };
      const api = hotelApi({
        [searchHotels.path]: { data: found },
        [getRoomsAndRates.path]: { data: { parties: [party] } },
      });
      await openScreen(PAGE, api);
      await reserve();
      expect(screen.queryAllByText('$567.55')).toHaveLength(count);
    },
  );

  it('a search that is over is begun anew, and nobody is told', async () => {
    const begun = { id: 0 };
    const api = hotelApi({
      [searchHotels.path]: () => {
        begun.id += 1;
        return { data: { ...RESULTS, corelationid: `search.${begun.id}`, filterUrl: '/' } };
      },
      [getHotelDetails.path]: ({ query }: { query?: Record<string, string> }) =>
        query?.['corelationid'] === 'search.1'
          ? refusal(410, 'OFFER_GONE', hotelRefusals.expired)
          : { data: DETAILS },
    });
    await openScreen(PAGE, api);
    await title();
    expect(begun.id).toBe(2);
  });

  it('one that is sold out says so, and takes other dates', async () => {
    await openScreen(
      PAGE,
      hotelApi({ [getHotelDetails.path]: refusal(410, 'OFFER_GONE', hotelRefusals.gone) }),
    );
    expect(await screen.findByRole('heading', { name: hotelRefusals.gone.message })).toBeTruthy();
    expect(screen.getByText('Dates of your stay')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See other hotels' })).toBeTruthy();
  });
});
