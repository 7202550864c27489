import { expect, it } from 'vitest';
import type { Choices } from '../filters/choices';
import { foundResults, foundView, type Orders } from './found-view';

interface Boat {
  id: string;
  cabins: 'one' | 'two';
  price: { amount: number; currency: string };
}
const boat = (id: string, cabins: Boat['cabins'], cents: number): Boat => ({
  id,
  cabins,
  price: { amount: cents, currency: 'EUR' },
});
const BOATS = [boat('a', 'one', 300), boat('b', 'two', 100), boat('c', 'one', 200), boat('d', 'one', 200)];
const choices: Choices<Boat, { cabins?: readonly Boat['cabins'][] }> = {
  cabins: { options: ['one', 'two'], has: ({ cabins }) => [cabins] },
};
const orders: Orders<Boat, 'cheapest' | 'dearest'> = {
  cheapest: (a, b) => a.price.amount - b.price.amount,
  dearest: (a, b) => b.price.amount - a.price.amount,
};
const ids = (boats: readonly Boat[]) => boats.map(({ id }) => id).join('');

it('a list is filtered and sorted; equal offers stay as they came', () => {
  expect(ids(foundView(BOATS, choices, {}, orders, 'cheapest').rows)).toBe('bcda');
  expect(ids(foundView(BOATS, choices, { cabins: ['one'] }, orders, 'dearest').rows)).toBe('acd');
  expect(ids(BOATS)).toBe('abcd');
});

it('each order has what it puts first, whichever is on', () => {
  const { winners } = foundView(BOATS, choices, { cabins: ['one'] }, orders, 'dearest');
  expect([winners.cheapest?.id, winners.dearest?.id]).toEqual(['c', 'a']);
  expect(foundView([], choices, {}, orders, 'cheapest').winners).toEqual({
    cheapest: undefined,
    dearest: undefined,
  });
});

it('of offers of one result the cheapest that passes stands for it', () => {
  const results = [BOATS.slice(0, 2), BOATS.slice(2)];
  expect(ids(foundResults(results, choices, {}, orders, 'cheapest').rows)).toBe('bc');
  expect(ids(foundResults(results, choices, { cabins: ['one'] }, orders, 'dearest').rows)).toBe('ac');
  expect(ids(foundResults(results, choices, { cabins: ['two'] }, orders, 'dearest').rows)).toBe('b');
});
