import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddons } from './use-addons';

const amount = { amount: 780, currency: 'USD' };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const chosenBefore = () => {
  const { result, unmount } = renderHook(() => useAddons('flight-1'));
  act(() => result.current.choose('cover', { selected: true, amount }));
  expect(result.current.waiting).toBe(false);
  unmount();
};

it('R352 after a reload, paying waits until what was chosen has said what it costs', () => {
  chosenBefore();
  const { result } = renderHook(() => useAddons('flight-1'));
  expect(result.current.chosen).toBeNull();
  expect(result.current.waiting).toBe(true);
  act(() => result.current.choose('cover', { selected: true, amount }));
  expect(result.current.waiting).toBe(false);
  expect(result.current.chosen).toEqual({ plugin: 'cover', amount });
});

it('waits a while only for an add-on that never says it', () => {
  chosenBefore();
  const { result } = renderHook(() => useAddons('flight-1'));
  act(() => void vi.advanceTimersByTime(4_900));
  expect(result.current.waiting).toBe(true);
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current.waiting).toBe(false);
});

it('waits for nothing where nothing was chosen', () => {
  expect(renderHook(() => useAddons('flight-1')).result.current.waiting).toBe(false);
});

it('R352 an add-on that crashed costs nothing and stays chosen; one that was not is not', () => {
  const { result } = renderHook(() => useAddons('flight-1'));
  act(() => result.current.choose('cover', { selected: true, amount }));
  act(() => result.current.uncount('cover'));
  expect(result.current.chosen).toBeNull();
  expect(result.current.choices).toEqual({ cover: { selected: true, amount: null } });
  act(() => result.current.uncount('bags'));
  act(() => result.current.recheck());
  expect(result.current.choices).toEqual({ cover: { selected: true, amount: null } });
});
