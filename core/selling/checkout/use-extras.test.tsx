import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/refusal';
import { useExtras } from './use-extras';

interface Seats {
  seats: number;
}
const NONE: Seats = { seats: 0 };
const seats = (count: number): Seats => ({ seats: count });
const render = (reprice: (extras: Seats) => Promise<unknown>) => {
  const onPriced = vi.fn();
  return {
    onPriced,
    ...renderHook(() => useExtras({ checkoutKey: 'seats-1', first: NONE, reprice, onPriced })),
  };
};

describe('what is added at the checkout', () => {
  it('asks for the price of the last choice only, and is pending until it is there', async () => {
    const reprice = vi.fn(() => Promise.resolve());
    const { result, onPriced } = render(reprice);
    act(() => result.current.choose(seats(1)));
    act(() => result.current.choose(seats(2)));
    expect(result.current.chosen).toEqual(seats(2));
    expect(result.current.pending).toBe(true);
    await waitFor(() => expect(result.current.pending).toBe(false));
    expect(reprice.mock.calls).toEqual([[seats(2)]]);
    expect(onPriced.mock.calls).toEqual([[seats(2)]]);
  });

  it('SEC-34 what the server does not sell is given up, and why is told', async () => {
    const { result, onPriced } = render(() =>
      Promise.reject(refusal(422, 'INVALID_REQUEST', 'Invalid request')),
    );
    act(() => result.current.choose(seats(3)));
    await waitFor(() => expect(result.current.problem).toMatchObject({ message: 'Invalid request' }));
    expect(result.current.chosen).toEqual(NONE);
    expect(onPriced).not.toHaveBeenCalled();
  });
});
