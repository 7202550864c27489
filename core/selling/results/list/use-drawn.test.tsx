import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDrawn } from './use-drawn';

const tableOf = (offers: readonly string[]) => offers;
const listed = (table: readonly string[]) => new Map(table.map((id) => [id, { sold: id, price: 100 }]));
const opened = (offers: readonly string[]) =>
  renderHook(({ arrived }) => useDrawn(arrived, tableOf, listed), { initialProps: { arrived: offers } });

describe('results that are drawn', () => {
  it('are another version once others have taken their places by themselves', () => {
    const { result, rerender } = opened(['a']);
    const { version } = result.current;
    rerender({ arrived: ['b', 'a'] });
    expect(result.current).toMatchObject({ table: ['b', 'a'], late: null });
    expect(result.current.version).not.toBe(version);
    const now = result.current.version;
    rerender({ arrived: ['b', 'a'] });
    expect(result.current.version).toBe(now);
  });

  it('wait once the page is touched, and then come into the list that is read', () => {
    const { result, rerender } = opened(['a']);
    const { version } = result.current;
    act(() => void window.dispatchEvent(new Event('keydown')));
    rerender({ arrived: ['b', 'a'] });
    expect(result.current).toMatchObject({
      known: ['b', 'a'],
      table: ['a'],
      late: { results: 1 },
      version,
    });
    act(() => result.current.admit());
    expect(result.current).toMatchObject({ table: ['b', 'a'], late: null, version });
  });

  it('are all that is known while none of them passes the filters, touched or not', () => {
    const { result, rerender } = renderHook(
      ({ arrived }) => useDrawn(arrived, tableOf, (table) => listed(table.filter((id) => id !== 'hidden'))),
      { initialProps: { arrived: ['hidden'] } },
    );
    act(() => void window.dispatchEvent(new Event('keydown')));
    rerender({ arrived: ['hidden', 'a'] });
    expect(result.current).toMatchObject({ table: ['hidden', 'a'], late: null });
  });

  it('a page that is at its top is not touched by being scrolled there', () => {
    const { result, rerender } = opened(['a']);
    act(() => void document.dispatchEvent(new Event('scroll')));
    rerender({ arrived: ['b', 'a'] });
    expect(result.current.table).toEqual(['b', 'a']);
  });
});
