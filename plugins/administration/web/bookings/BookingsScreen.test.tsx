import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/core/api/error';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { aBoat, BOATS, HELD, harbour } from '../testing/bookings';
import { AGENT, BLUE_FJORD, OWNER } from '../testing/fixtures';
// The routes load them on demand; here they are there before the clock starts.
import './BookingsScreen';

vi.setConfig({ testTimeout: 40_000 });
configure({ asyncUtilTimeout: 8000 });

const open = async (
  path = '/bookings/boats',
  sea: Parameters<typeof harbour>[0] = {},
  given: Partial<Parameters<typeof renderPlugin>[0]> = {},
) => {
  const port = harbour(sea);
  const page = await renderPlugin({
    registry: port.registry,
    path,
    user: OWNER,
    agency: BLUE_FJORD,
    api: port.api,
    ...given,
  });
  return { ...port, ...page };
};
const table = async () => within(await screen.findByRole('table'));

describe('a list of bookings', () => {
  it('R377 R442 has the product’s columns, status words and sums', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Boat bookings' });
    const rows = await table();
    await rows.findByText('BOAT01');
    expect(rows.getByRole('columnheader', { name: 'Boat' })).toBeTruthy();
    expect(rows.queryByRole('columnheader', { name: 'Transaction Hash' })).toBeNull();
    expect(rows.getAllByText('Ticketed').length).toBe(6);
    await rows.findByText('€6,087.50');
    expect(screen.getByText('7 bookings')).toBeTruthy();
  });

  it('R438 R442 what was never charged has a dash in every column of amounts, and below them', async () => {
    await open('/bookings/boats?hide=none', { rows: [aBoat(1, HELD)] });
    const rows = await table();
    await rows.findByText('BOAT01');
    const amounts = [
      ...['Cost Price', 'Sales Price', 'Commission Earned', 'Agency Markup', 'Agency fee'],
      ...['Retained penalties', 'Protection', 'Penalty Amount', 'Charged', 'Refunded'],
    ];
    const heads = rows.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const [, row, sums] = rows.getAllByRole('row').map((each) => within(each).queryAllByRole('cell'));
    for (const name of amounts) {
      const at = heads.indexOf(name);
      expect(at, name).toBeGreaterThan(0);
      expect([row![at]!.textContent, sums![at]!.textContent], name).toEqual(['–', '–']);
    }
    expect(row![heads.indexOf('Price agreed')]!.textContent).toBe('€991.10');
  });

  it('R380 R381 asks for the past trips of the user and the length of the page of its address', async () => {
    const { asked, router } = await open('/bookings/boats?when=past&user=u1&size=50');
    await (await table()).findByText('BOAT01');
    expect(asked[0]).toEqual({ when: 'past', userId: 'u1', offset: 0, limit: 50 });
    await screen.findByText('User: Mateus Duarte');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Past Trips' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ user: 'u1', size: 50 }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ userId: 'u1', offset: 0, limit: 50 }));
  });

  it('R378 R379 asks for the locator, status and days of its address, and writes what is typed there', async () => {
    const { asked, router } = await open(
      '/bookings/boats?find=BOAT0&status=Ticketed&from=2027-02-01&to=2027-02-28',
    );
    await (await table()).findByText('BOAT01');
    expect(asked[0]).toMatchObject({
      search: 'BOAT0',
      status: 'Ticketed',
      from: '2027-02-01',
      to: '2027-02-28',
    });
    const field = screen.getByRole('searchbox', { name: 'Record Locator' });
    await userEvent.clear(field);
    await userEvent.type(field, 'BOAT02');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ find: 'BOAT02' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'BOAT02' }));
  });

  it('orders by a head, and begins at the first page again', async () => {
    const { asked, router } = await open('/bookings/boats?page=2');
    await userEvent.click(await screen.findByRole('button', { name: /Sales Price/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'price', dir: 'asc' }));
    expect(asked.at(-1)).toMatchObject({ sort: { by: 'price', direction: 'asc' }, offset: 0 });
  });

  it('R381 another length of the page begins at the first page again', async () => {
    const { asked, router } = await open('/bookings/boats?page=2');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Rows on a page' }), '50');
    await waitFor(() => expect(router.state.location.search).toEqual({ size: 50 }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 0, limit: 50 }));
  });

  it('R382 says what to do where there are none, and where the filters leave none', async () => {
    await open('/bookings/boats', { rows: [] });
    await screen.findByText('No bookings yet');
    expect(screen.getAllByRole('link', { name: 'Book Now' }).length).toBeGreaterThan(0);
  });

  it('R382 takes the filters away when they leave nothing', async () => {
    const { router } = await open('/bookings/boats?status=Lost&sort=price');
    await screen.findByText('No bookings match');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'price' }));
    await (await table()).findByText('BOAT01');
  });

  it('tells why it could not be loaded, and tries again', async () => {
    const sea = { failsWith: new ApiError(403, 'FORBIDDEN', 'You may not see these bookings') };
    await open('/bookings/boats', sea);
    await screen.findByText('You may not see these bookings');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('R171 a restricted agent has no others’ bookings to choose from', async () => {
    await open('/bookings/boats', {}, { user: { ...AGENT, isRestrictedAgent: true } });
    await (await table()).findByText('BOAT01');
    expect(screen.queryByRole('combobox', { name: 'User' })).toBeNull();
  });

  it('R436 a product without a list is no page', async () => {
    await open('/bookings/planes');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('R050 G47 a client is sent home', async () => {
    const { router } = await open('/bookings/boats', {}, { user: { ...OWNER, userType: 'Client' } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('what can be done with a row', () => {
  const act = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for BOAT02' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel booking', hidden: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
  };

  const replaced = { ...BOATS[1]!, bookingStatus: 'Cancelled', state: 'cancelled' as const };

  it('R231 G79 what came back takes the row’s place, found by its key, and no list is asked for', async () => {
    const { asked } = await open('/bookings/boats', { replaced });
    await act();
    await waitFor(async () => expect((await table()).getAllByText('Cancelled')).toHaveLength(2));
    const rows = (await table()).getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[2]).toMatch(/BOAT02.*Cancelled/);
    expect(asked).toHaveLength(1);
  });

  it('has the list asked for again where nothing came back, as when somebody else had been faster', async () => {
    const { asked } = await open();
    await act();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('R389 is to cancel it, and the sums are asked for anew', async () => {
    const { called } = await open('/bookings/boats', { replaced });
    await (await table()).findByText('BOAT02');
    const asked = () => called.filter(({ path }) => path === '/api/agency/bookings/totals').length;
    await waitFor(() => expect(asked()).toBe(1));
    await act();
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('R347 R405 says so when the list does not have it any more', async () => {
    await open('/bookings/boats', { replaced: aBoat(99) });
    await act();
    await screen.findByText('Booking update failed. Please refresh the page.');
  });

  it('G93 no status changes then', async () => {
    const strange = aBoat(99, { bookingStatus: 'Cancelled', state: 'cancelled' });
    await open('/bookings/boats', { replaced: strange });
    await act();
    await screen.findByText('Booking update failed. Please refresh the page.');
    expect((await table()).getAllByText('Ticketed')).toHaveLength(6);
    expect((await table()).getAllByText('Cancelled')).toHaveLength(1);
  });
});

describe('the booking beside its list', () => {
  it('R389 opens from its row and from the address, with price, payments and history', async () => {
    const { router } = await open();
    await userEvent.click(await (await table()).findByRole('link', { name: 'BOAT01' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'BOAT01 · MS Trollfjord' }));
    await drawer.findByText('anna@example.com');
    // What is told above the product's details is not told there again.
    expect(drawer.getByText('Booked by').nextElementSibling?.textContent).toBe('Mateus Duarte');
    expect(drawer.getByText('Payment collected')).toBeTruthy();
    expect(drawer.getByText(/visa •••• 4242/)).toBeTruthy();
    expect(drawer.getByRole('button', { name: 'Cancel booking' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ booking: 'b1' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('SEC-31 says that there is no such booking', async () => {
    await open('/bookings/boats?booking=strange');
    await screen.findByText('Booking not found');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('saved views', () => {
  it('R161 are kept by the server, opened, and recognized', async () => {
    const views = [{ id: 'v1', name: 'Lost ones', search: { status: 'Cancelled' } }];
    const { router } = await open('/bookings/boats', { views });
    const stored = JSON.stringify(localStorage);
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lost ones', hidden: true }));
    await waitFor(() => expect(router.state.location.search).toEqual({ status: 'Cancelled' }));
    await screen.findByRole('button', { name: 'Lost ones' });
    expect(JSON.stringify(localStorage)).toBe(stored);
  });
});
