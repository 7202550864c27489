import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../api/client';
import { ApiError } from '../api/error';
import { clearToken } from '../auth/token';
import { renderPlugin } from '../testing/renderPlugin';
import { aTrip } from '../testing/trip';
import { aUser } from '../testing/user';
import { isNarrowed, pageCount, tripQuery } from './trip-filter';

afterEach(() => clearToken());

describe('the query', () => {
  it('R172 asks for status and category only when chosen, page by page', () => {
    expect(tripQuery({ when: 'upcoming', page: 1 })).toEqual({ when: 'upcoming', from: 0, size: 10 });
    expect(tripQuery({ when: 'past', category: 'boats', state: 'confirmed', page: 3 })).toEqual({
      when: 'past',
      category: 'boats',
      state: 'confirmed',
      from: 20,
      size: 10,
    });
    expect([pageCount(0), pageCount(10), pageCount(11)]).toEqual([1, 1, 2]);
    expect(isNarrowed({ when: 'past', page: 1 })).toBe(false);
    expect(isNarrowed({ when: 'past', page: 1, state: 'failed' })).toBe(true);
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
      expect(bodies.at(-1)).toEqual({ when: 'past', state: 'confirmed', from: 10, size: 10 }),
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
});
