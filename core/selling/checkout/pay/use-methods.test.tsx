import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CARD_METHOD, useMethods } from './use-methods';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const says = (token: string) => () => Promise.resolve({ token });
const PARTS = ['wallet'];

function open(due: number) {
  const { result, rerender } = renderHook(({ amount }) => useMethods(usd(amount), PARTS), {
    initialProps: { amount: due },
  });
  act(() => {
    result.current.onReady('wallet', says('wal_1'));
    result.current.onReady(CARD_METHOD, says('tok_1'));
  });
  return { paying: result, reprice: (amount: number) => rerender({ amount }) };
}

describe('several ways to pay at once', () => {
  it('the card pays the whole until a part is covered, and the rest afterwards', async () => {
    const { paying } = open(10_000);
    expect(await paying.current.collect(CARD_METHOD)).toEqual({ method: 'card', token: 'tok_1' });
    act(() => paying.current.onCovers('wallet', usd(4_000)));
    expect(paying.current.rest).toEqual(usd(6_000));
    expect(await paying.current.collect(CARD_METHOD)).toEqual({
      method: 'card',
      token: 'tok_1',
      also: [{ method: 'wallet', token: 'wal_1', amount: 4_000 }],
    });
  });

  it('what is covered wholly is paid without the card, also when the price fell meanwhile', async () => {
    const { paying, reprice } = open(10_000);
    act(() => paying.current.onCovers('wallet', usd(9_000)));
    reprice(8_000);
    expect(paying.current.rest).toEqual(usd(0));
    expect(await paying.current.collect(CARD_METHOD)).toEqual({ method: 'wallet', token: 'wal_1' });
  });

  it('money of another currency covers nothing', () => {
    const { paying } = open(10_000);
    act(() => paying.current.onCovers('wallet', { amount: 4_000, currency: 'BRL' }));
    expect(paying.current.rest).toEqual(usd(10_000));
  });

  it('a method whose fields need mending sends nothing', async () => {
    const { paying } = open(10_000);
    act(() => {
      paying.current.onReady('wallet', () => Promise.resolve(null));
      paying.current.onCovers('wallet', usd(4_000));
    });
    expect(await paying.current.collect(CARD_METHOD)).toBeNull();
    // Nor does one that pays nothing because of what was typed into it.
    act(() => paying.current.onCovers('wallet', null));
    expect(await paying.current.collect(CARD_METHOD)).toBeNull();
  });
});
