import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error';
import { answering } from '../../testing/PageStage';
import { renderPlugin } from '../../testing/renderPlugin';
import { aTrip } from '../../testing/trip';
import { aUser } from '../../testing/user';

window.scrollTo = () => {};
afterEach(cleanup);

const COUNT = '/api/user/getUserBookingCount';
const RECENT = '/api/user/getRecentActivity';
const counts = {
  data: { total: 7, upcoming: 2, byProduct: { boats: 7 }, byState: { confirmed: 5, cancelled: 1 } },
};
const recent = { transactionlist: [aTrip({ title: 'Ferry to Capri' })] };
const broken = new ApiError(503, 'UNAVAILABLE', 'We are counting', { message: 'We are counting' });

const open = (answers: Record<string, unknown>, userType = 'Client') => {
  const api = answering({ '/api/agency/navigations': { data: [] }, ...answers });
  const call = vi.fn(api.call);
  return renderPlugin({ registry: {}, path: '/', user: aUser({ userType }), api: { call } as never }).then(
    () => call,
  );
};

describe('the start page of a client', () => {
  it('R165 shows counts and latest bookings, asked for with the own address', async () => {
    const call = await open({ [COUNT]: counts, [RECENT]: recent });
    const home = await screen.findByRole('region', { name: /Your travel/ }, { timeout: 8_000 });
    await within(home).findByText('Ferry to Capri');
    const figures = [...home.querySelectorAll('dl > div')].map((part) => [
      part.querySelector('dt')!.textContent,
      part.querySelector('dd')!.textContent,
    ]);
    expect(figures).toEqual([
      ['Upcoming trips', '2'],
      ['Confirmed bookings', '5'],
      ['Cancelled bookings', '1'],
      ['Total bookings', '7'],
    ]);
    const asked = call.mock.calls.filter(([{ path }]) => path === COUNT || path === RECENT);
    expect(asked.map(([, input]) => input)).toEqual([
      { query: { email: 'client@horizonte.example' } },
      { query: { email: 'client@horizonte.example' } },
    ]);
  }, 20_000);

  it('R164 figures that fail are cleared with the server’s words, the list stays', async () => {
    await open({ [COUNT]: broken, [RECENT]: recent });
    const home = await screen.findByRole('region', { name: /Your travel/ }, { timeout: 8_000 });
    await within(home).findByText('We are counting', undefined, { timeout: 8_000 });
    expect(home.querySelector('dl')).toBeNull();
    expect(within(home).getByText('Ferry to Capri')).toBeTruthy();
  }, 20_000);

  it('R164 a list that fails is cleared, the figures stay', async () => {
    await open({ [COUNT]: counts, [RECENT]: new ApiError(500, 'INTERNAL', '', {}) });
    const home = await screen.findByRole('region', { name: /Your travel/ }, { timeout: 8_000 });
    await within(home).findByText('Something went wrong', undefined, { timeout: 8_000 });
    expect(home.querySelectorAll('dl > div')).toHaveLength(4);
    expect(within(home).queryByRole('list')).toBeNull();
  }, 20_000);

  it('R165 staff have their dashboard instead', async () => {
    const call = await open({ [COUNT]: counts, [RECENT]: recent }, 'SalesAgent');
    expect(screen.queryByRole('region', { name: /Your travel/ })).toBeNull();
    expect(call.mock.calls.some(([{ path }]) => path === COUNT)).toBe(false);
  }, 20_000);
});
