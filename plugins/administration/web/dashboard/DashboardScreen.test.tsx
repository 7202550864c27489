import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/core/api/error';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { AGENT, BLUE_FJORD, fakeApi, OWNER, REGISTRY } from '../testing/fixtures';
// The routes load it on demand; here it is there before the clock starts.
import './DashboardScreen';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 15_000 });

type Given = Partial<Parameters<typeof renderPlugin>[0]>;
const open = (given: Given = {}, server: Parameters<typeof fakeApi>[0] = {}) =>
  renderPlugin({
    registry: REGISTRY,
    path: '/dashboard',
    user: OWNER,
    agency: BLUE_FJORD,
    api: fakeApi(server).api,
    ...given,
  });

const valueOf = async (label: string) =>
  (await screen.findByText(label)).closest('div')!.querySelector('dd')!.textContent;
const refused = new ApiError(403, 'FORBIDDEN', 'You may not see these bookings');

describe('the dashboard', () => {
  it('R357 R358: greets, counts and lists the newest bookings of every product', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: /Ingrid/ });
    await waitFor(async () => expect(await valueOf('Total bookings')).toBe('6'));
    expect(await valueOf('Total confirmed bookings')).toBe('4');
    expect(await valueOf('Cancelled bookings')).toBe('1');
    expect(await valueOf('Total commission')).toBe('€48,120.40');
    const table = within(screen.getByRole('table'));
    expect(table.getByText('Lisbon to New York')).toBeTruthy();
    expect(table.getByText('K7QM2T')).toBeTruthy();
  });

  it('R357: a recent booking opens beside its list, a count leads to the list', async () => {
    await open();
    const table = within(await screen.findByRole('table'));
    expect((await table.findByRole('link', { name: 'Lisbon to New York' })).getAttribute('href')).toBe(
      '/bookings/air?booking=b1',
    );
    const counts = within(screen.getByRole('region', { name: 'Booked in this period' }));
    expect((await counts.findByRole('link', { name: 'Hotels' })).getAttribute('href')).toBe(
      '/bookings/stays?from=2026-03-01',
    );
  });

  it('a month of a chart leads to the bookings that were made in it', async () => {
    const { router } = await open();
    const chart = await screen.findByRole('group', { name: 'Sales' });
    chart.focus();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(router.state.location.href).toContain('/bookings/air?'));
    expect(router.state.location.search).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  });

  it('G87: a status is worded by its own product, an unknown word stays as it came', async () => {
    await open();
    const table = within(await screen.findByRole('table'));
    expect((await table.findAllByText('Ticketed')).length).toBeGreaterThan(0);
    expect(table.getByText('Ticket Requested')).toBeTruthy();
  });

  it('INV-6 says how much waits for a person and leads there, and nothing while nothing does', async () => {
    await open({}, { attention: 3 });
    expect((await screen.findByRole('link', { name: '3 need attention' })).getAttribute('href')).toBe(
      '/attention',
    );
  });

  it('R357: offers the agency’s phone and mail for help', async () => {
    await open();
    const help = within(await screen.findByRole('region', { name: 'Need help? Contact us' }));
    expect(help.getByRole('link', { name: '+47 55 90 12 34' }).getAttribute('href')).toBe('tel:+4755901234');
    expect(help.getByRole('link', { name: 'desk@bluefjord.example' }).getAttribute('href')).toBe(
      'mailto:desk@bluefjord.example',
    );
  });

  it('R359 R164: a failed call shows its message and no numbers, and can be tried again', async () => {
    const server: NonNullable<Parameters<typeof fakeApi>[0]> = { failsWith: refused };
    await open({}, server);
    await screen.findByText('You may not see these bookings');
    expect(screen.queryByRole('table')).toBeNull();
    expect(await valueOf('Total bookings')).toBe('–');
    delete server.failsWith;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await valueOf('Total bookings')).toBe('6'));
  });

  it('says what to do when there are no bookings', async () => {
    await open({}, { trips: [] });
    await screen.findByText('No bookings yet');
  });

  it('G46: a sales agent sees the dashboard without the way to the owner’s settings', async () => {
    await open({ user: AGENT });
    await screen.findByRole('heading', { level: 1, name: /Mateus/ });
    expect(screen.queryByRole('link', { name: 'Website settings' })).toBeNull();
  });

  it('R050 G47: a client is sent home', async () => {
    const { router } = await open({ user: { ...OWNER, userType: 'Client', isTravelAgent: false } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('R436: a product that is switched off leaves the dashboard while it is open', async () => {
    const { setAgency } = await open();
    const counts = within(await screen.findByRole('region', { name: 'Booked in this period' }));
    expect(counts.getByText('Hotels')).toBeTruthy();
    await setAgency({ ...BLUE_FJORD, bookingMenuItemOptions: ['Air Travel'], version: 8 });
    expect(counts.queryByText('Hotels')).toBeNull();
    expect(counts.getByText('Air Travel')).toBeTruthy();
  });
});
