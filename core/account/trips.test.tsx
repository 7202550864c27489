import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../api/client';
import { ApiError } from '../api/error';
import { chosenCurrencyAtom, ratesAtom } from '../i18n/shown-currency';
import { clearToken } from '../session/token';
import { renderPlugin } from '../testing/renderPlugin';
import { aTrip } from '../testing/trip';
import { aUser } from '../testing/user';
import { downloadQuery, isNarrowed, pageCount, tripQuery } from './trip-filter';
import { monthsOf } from './trip-months';

afterEach(() => clearToken());

describe('the query', () => {
  const look = { view: 'timeline', page: 1 } as const;
  it('R172 asks for status, category and reference only when chosen, page by page', () => {
    expect(tripQuery({ ...look, when: 'upcoming' })).toEqual({
      when: 'upcoming',
      order: 'trip',
      from: 0,
      size: 10,
    });
    const narrow = { when: 'past', category: 'boats', state: 'confirmed', locator: 'QK7' } as const;
    expect(tripQuery({ ...look, ...narrow, page: 3 })).toEqual({
      ...narrow,
      order: 'trip',
      from: 20,
      size: 10,
    });
    expect([pageCount(0), pageCount(10), pageCount(11)]).toEqual([1, 1, 2]);
    expect(isNarrowed({ ...look, when: 'past' })).toBe(false);
    expect(isNarrowed({ ...look, when: 'past', state: 'failed' })).toBe(true);
  });
  it('R172 G51 the file holds what the filters leave, all pages of it', () => {
    expect(downloadQuery({ when: 'all', state: 'cancelled', view: 'list', page: 4 })).toEqual({
      when: 'all',
      state: 'cancelled',
    });
  });
});

describe('the timeline', () => {
  it('R172 puts the trips of a month together once, apart from those that are over', () => {
    const trip = (bookingId: string, startsAt: string, endsAt = startsAt) =>
      aTrip({ bookingId, startsAt, endsAt });
    const months = monthsOf(
      [
        trip('a', '2027-05-14T09:35', '2027-05-18T18:20'),
        trip('b', '2027-05-30'),
        trip('c', '2027-06-01'),
        trip('d', '2027-05-01', '2027-05-02'),
        trip('e', '2027-06-20'),
        trip('f', '2027-05-31'),
      ],
      new Date('2027-05-10T12:00:00Z'),
    );
    expect(months.map(({ month, isPast, trips }) => [month, isPast, trips.length])).toEqual([
      ['2027-05-01', false, 3],
      ['2027-06-01', false, 2],
      ['2027-05-01', true, 1],
    ]);
    expect(new Set(months.map(({ key }) => key)).size).toBe(3);
  });
});

describe('My Trips', () => {
  const open = async (answer: unknown, path = '/mytrip') => {
    const bodies: unknown[] = [];
    const call = vi.fn((endpoint: { path: string }, input?: { body?: unknown }) => {
      if (endpoint.path !== '/api/user/getUserTransactions') return Promise.resolve({ data: [] });
      bodies.push(input?.body);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
    const stage = await renderPlugin({ registry: {}, path, user: aUser(), api: { call } as unknown as Api });
    await screen.findByRole('heading', { level: 1, name: 'My Trips' });
    return { ...stage, bodies };
  };

  it('R172 lists bookings, also of a product whose plugin is not there, with its own status word', async () => {
    await open({ data: [aTrip({ title: 'Ferry to Capri', status: 'On hold by harbour' })], totalCount: 1 });
    expect(await screen.findByRole('heading', { name: 'Ferry to Capri' })).toBeTruthy();
    expect(screen.getByText('On hold by harbour')).toBeTruthy();
    expect(screen.getByText('1 booking')).toBeTruthy();
  });
  it.each(['timeline', 'list'])(
    'G131 the %s says what was charged, whatever currency is chosen',
    async (view) => {
      const price = { amount: 87_070, currency: 'USD' };
      const { store, container } = await open(
        { data: [aTrip({ price })], totalCount: 1 },
        `/mytrip?view=${view}`,
      );
      await screen.findByText('$870.70');
      act(() => {
        store.set(ratesAtom, { base: 'USD', date: '2026-09-29', rates: { USD: 1, EUR: 0.88 } });
        store.set(chosenCurrencyAtom, 'EUR');
      });
      expect(container.textContent).toContain('$870.70');
      expect(container.textContent).not.toContain('€');
    },
  );
  it('R172 a filter is in the address and in the call; Back undoes it', async () => {
    const { router, bodies } = await open({ data: [], totalCount: 0 });
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Cancelled');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ state: 'cancelled', page: 1 }));
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ state: 'cancelled' }));
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('state'));
  });
  it('R172 a pasted address shows the same view', async () => {
    const { bodies } = await open({ data: [], totalCount: 0 }, '/mytrip?when=past&state=confirmed&page=2');
    await waitFor(() =>
      expect(bodies.at(-1)).toEqual({
        when: 'past',
        state: 'confirmed',
        order: 'trip',
        from: 10,
        size: 10,
      }),
    );
  });
  it('an empty list says what to do', async () => {
    await open({ data: [], totalCount: 0 });
    expect(await screen.findByText('No trips planned yet')).toBeTruthy();
  });
  it("R163 a failure shows the server's sentence and offers to try again", async () => {
    await open(new ApiError(422, 'X', 'Data not found', { data: 'Data not found' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Data not found');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
  it('R172 timeline or list is in the address', async () => {
    const { router } = await open({ data: [aTrip({ title: 'Ferry to Capri' })], totalCount: 1 });
    await screen.findByRole('heading', { name: 'Ferry to Capri' });
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ view: 'list' }));
    expect(await screen.findByRole('columnheader', { name: 'Reference' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: /Ferry to Capri/ })).toBeTruthy();
  });
  it('R172 a reference is sought by its start, in capitals, and Back empties the field', async () => {
    const { router, bodies } = await open({ data: [], totalCount: 0 });
    await userEvent.type(screen.getByLabelText('Booking reference'), 'qk7');
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ locator: 'QK7' }));
    expect(await screen.findByText('No booking with the reference QK7')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search all bookings' }));
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ locator: 'QK7', when: 'all' }));
    act(() => router.history.go(-2));
    await waitFor(() =>
      expect((screen.getByLabelText('Booking reference') as HTMLInputElement).value).toBe(''),
    );
  });
  it('R173 G51 the CSV is asked for with the filters and the secret code; a failure is told in place', async () => {
    const asked: unknown[] = [];
    const call = vi.fn((endpoint: { path: string }, input?: unknown, options?: unknown) => {
      if (endpoint.path === '/api/user/getUserTransactions')
        return Promise.resolve({ data: [aTrip()], totalCount: 1 });
      if (endpoint.path !== '/api/user/bookings/download.csv') return Promise.resolve({ data: [] });
      asked.push([input, options]);
      return Promise.reject(new ApiError(403, 'FORBIDDEN', 'No', { data: 'No such luck' }));
    });
    await renderPlugin({
      registry: {},
      path: '/mytrip?when=past',
      user: aUser(),
      api: { call } as unknown as Api,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(asked).toEqual([[{ query: { when: 'past' } }, { secretCode: true }]]);
    expect((await screen.findByRole('alert')).textContent).toContain('No such luck');
  });
});
