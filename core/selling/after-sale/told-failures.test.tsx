import { i18n } from '@lingui/core';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { z } from 'zod/mini';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiAtom } from '../../api/context';
import { ApiError } from '../../api/error';
import { endpoint } from '../../contract/endpoint';
import { callOf } from '../../query/call';
import { fakeApi } from '../../testing/fake-api';
import { toastStore } from '../../ui/feedback/toast';
import { useCancel } from './cancel/use-cancel';
import type { Booking, SoldProduct } from './product';
import { useBooking } from './use-booking';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const find = endpoint({
  method: 'GET',
  path: '/api/boats/booking',
  access: 'user',
  summary: 'A boat.',
  response: z.object({ data: z.any() }),
});
const boats = { calls: { find: () => callOf(find, {}) } } as unknown as SoldProduct<Booking>;
const boat = { data: { bookingId: 'b-1', progress: { state: 'confirmed' } } };
const toasts = () => toastStore.current().map(({ tone, message }) => [tone, message]);

function readBooking(answer: () => unknown) {
  const store = createStore();
  store.set(apiAtom, fakeApi({ [find.path]: answer }));
  return renderHook(() => useBooking(boats, { bookingId: 'b-1' }), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  }).result;
}

describe('a booking that cannot be read', () => {
  it('R217 is told in a toast, with the server’s sentence', async () => {
    const read = readBooking(() => new ApiError(404, 'NOT_FOUND', 'Not found', { data: 'No such boat' }));
    await waitFor(() => expect(toasts()).toEqual([['danger', 'No such boat']]));
    expect(read.current.booking).toBeNull();
  });

  it('R217 is told as what it is where the server says nothing', async () => {
    readBooking(() => new ApiError(500, 'INTERNAL', ''));
    await waitFor(() => expect(toasts()).toEqual([['danger', 'Something went wrong']]));
  });

  it('R217 is taken off the screen, also when it was there before', async () => {
    let fails = false;
    const read = readBooking(() => (fails ? new ApiError(500, 'INTERNAL', 'Out of order') : boat));
    await waitFor(() => expect(read.current.booking).toEqual(boat.data));
    fails = true;
    await act(() => read.current.refetch());
    await waitFor(() => expect(read.current.booking).toBeNull());
    expect(toasts()).toEqual([['danger', 'Out of order']]);
  });
});

describe('what a cancellation costs', () => {
  const askedWith = (error: unknown) => ({
    ...{ data: undefined, isFetching: false, isError: true, error },
    refetch: async () => undefined,
  });
  it.each([
    ['the server’s sentence', { data: 'The airline does not answer' }, 'The airline does not answer'],
    ['words of its own where there is none', null, 'Something went wrong'],
  ])('R218 that cannot be had is told in a toast: %s', (_, data, told) => {
    const asked = askedWith(new ApiError(502, 'UPSTREAM_FAILED', '', data));
    const send = () => Promise.reject(new Error('It may not be sent'));
    const { result } = renderHook(() => useCancel({ asked, send, onEnd: () => undefined }));
    expect(toasts()).toEqual([['danger', told]]);
    expect(result.current.terms).toBeNull();
  });
});
