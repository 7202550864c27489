// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTyped } from './use-typed';

const form = (first: { rate: number }) => {
  const { result, rerender } = renderHook(({ known }) => useTyped(known), { initialProps: { known: first } });
  return {
    typed: () => result.current[0].rate,
    type: (rate: number) => act(() => result.current[1]({ rate })),
    saved: (rate: number) => rerender({ known: { rate } }),
  };
};

it('a form follows what somebody else has saved until something is typed, which stays', () => {
  const { typed, type, saved } = form({ rate: 5 });
  saved(7);
  expect(typed()).toBe(7);
  type(9);
  saved(8);
  expect(typed()).toBe(9);
});

it('what was typed and is saved is followed again', () => {
  const { typed, type, saved } = form({ rate: 5 });
  type(9);
  saved(9);
  saved(3);
  expect(typed()).toBe(3);
});
