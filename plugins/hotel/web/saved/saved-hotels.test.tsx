import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSavedHotels } from './saved-hotels';

it('the hotel that was saved last comes first, each once, and of too many the oldest goes', () => {
  const { result } = renderHook(useSavedHotels);
  for (let at = 0; at <= 100; at += 1) act(() => result.current.toggle(`h${at}`));
  expect(result.current.saved).toHaveLength(100);
  expect([result.current.saved[0], result.current.isSaved('h0')]).toEqual(['h100', false]);
  act(() => result.current.toggle('another name', ['h100']));
  expect(result.current.saved[0]).toBe('h99');
});
