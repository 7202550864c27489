import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { askedOf } from '@/core/testing/fake-api';
import { staleAmounts } from '@/core/testing/translator';
import { followHotels, searchHotels } from '../../contract';
import { hotelApi, RESULTS as RESULTS_FOUND } from '../testing/fake-api';
import { aHotelOffer, STAY } from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';
import { RESULTS } from '../search/criteria';

vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 8000 });

const SEARCH = new URLSearchParams({ ...STAY, rooms: '2.10' }).toString();
const open = (more: string, api?: ReturnType<typeof hotelApi>) =>
  openScreen(`${RESULTS}?${SEARCH}&${more}`, api);
const NARROWED = 'terms=free-cancellation&sort=lowest&per=night&compare=a,b&saved=h1&name=solar';

describe('the address of the results', () => {
  it('R272 a new search leaves filters, order, compared and saved behind', async () => {
    const { router } = await open(NARROWED);
    await userEvent.click(await screen.findByRole('button', { name: 'Search hotels' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('compare'));
    const left = router.state.location.search as Record<string, unknown>;
    for (const name of ['terms', 'sort', 'compare', 'saved', 'name']) expect(left).not.toHaveProperty(name);
    expect(left).toMatchObject({ place: STAY.place });
  });

  it('G135 a card has the whole price, and says what of it is paid at the property', async () => {
    await open('');
    const card = within(await screen.findByRole('article', { name: 'Casa da Baixa, $433.50' }));
    expect(card.getByText('$433.50')).toBeTruthy();
    expect(card.getByText(/^Includes .*paid at the property$/).textContent).toBe(
      'Includes $12.00 paid at the property',
    );
  });

  it('G134 guests of whom a link says nothing are from where the agency is, and else asked where from', async () => {
    const { nationality: _, ...stay } = { ...STAY, rooms: '2.10' };
    const path = `${RESULTS}?${new URLSearchParams(stay).toString()}`;
    const api = hotelApi();
    await openScreen(path, api, undefined, { country: 'BR' });
    await screen.findByRole('article');
    expect(askedOf(api, searchHotels.path).map(({ input }) => input.body)).toMatchObject([
      { nationality: { name: 'Brazil', alpha2Code: 'BR' } },
    ]);
    expect(await screen.findByRole('button', { name: 'Guests from: Brazil' })).toBeTruthy();
    cleanup();

    const asked = hotelApi();
    await openScreen(path, asked, undefined, { country: null });
    // In the form, and where the results would be.
    expect(await screen.findAllByText('Choose the nationality of the guests')).toHaveLength(2);
    expect(askedOf(asked, searchHotels.path)).toHaveLength(0);
  });

  it('no amount of the list goes stale where a browser has translated the page', async () => {
    const { store } = await open('price=3000-200000');
    await screen.findByRole('article');
    expect(await staleAmounts(store)).toEqual([]);
  });

  it('R259 results have filters, a map, amenities and a way to compare', async () => {
    await open('');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('checkbox', { name: 'Compare' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Map' })).toBeTruthy();
    expect(screen.getAllByRole('group', { name: 'Amenities' }).length).toBeGreaterThan(0);
    expect(screen.getByRole('region', { name: 'Where the properties are' })).toBeTruthy();
  });

  it('R255 follows the search, and who comes back from a property finds it as it was', async () => {
    const hotels = ['a', 'b'].map((id) => aHotelOffer({ id, name: `Casa ${id}`, aliases: [] }));
    const first = { ...RESULTS_FOUND, pollCompleted: false, corelationid: 'search.sealed', filterUrl: '/' };
    const api = hotelApi({
      [searchHotels.path]: { data: first },
      [followHotels.path]: { data: { ...RESULTS_FOUND, hotels } },
    });
    const { router } = await open('', api);
    await waitFor(async () => expect(await screen.findAllByRole('article')).toHaveLength(2));
    await userEvent.click(screen.getByRole('link', { name: 'Casa b' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    router.history.back();
    await waitFor(async () => expect(await screen.findAllByRole('article')).toHaveLength(2));
    for (const { path } of [searchHotels, followHotels]) expect(askedOf(api, path)).toHaveLength(1);
  });

  it('R261 R260 two of the chosen can be compared, one alone cannot', async () => {
    const hotels = ['a', 'b'].map((id) => aHotelOffer({ id, name: `Casa ${id}`, aliases: [] }));
    const found = { ...RESULTS_FOUND, hotels, hotelCount: 2, corelationid: 'search.sealed', filterUrl: '/' };
    await open('compare=a', hotelApi({ [searchHotels.path]: { data: found } }));
    const compare = await screen.findByRole<HTMLButtonElement>('button', { name: 'Compare' });
    expect(compare.disabled).toBe(true);
    expect(screen.getByText('Select at least 2 hotels to compare')).toBeTruthy();
    await userEvent.click((await screen.findAllByRole('checkbox', { name: 'Compare' }))[1]!);
    await waitFor(() => expect(compare.disabled).toBe(false));
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('a filter leaves what is compared and how prices are shown where they are', async () => {
    const { router } = await open(NARROWED);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0]!);
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('terms'));
    expect(router.state.location.search).toMatchObject({ per: 'night', compare: 'a,b', sort: 'lowest' });
  });

  it('a limit of prices goes along from nights to the stay', async () => {
    const { router } = await open('per=night&price=3000-20000');
    const stay = await screen.findAllByRole('radio', { name: 'Whole stay' });
    await userEvent.click(stay[0]!);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ price: '9000-60000' }));
    expect(router.state.location.search).not.toHaveProperty('per');
  });
});
