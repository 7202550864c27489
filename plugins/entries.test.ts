import { expect, it } from 'vitest';
import { entries } from './entries';

it('R033 R034 each name of the menu leads to its page, in the order of an agency without a menu of its own', () => {
  const menu = Object.values(entries).flatMap((entry) =>
    'menu' in entry.activatedBy && 'home' in entry ? [[entry.activatedBy.menu, entry.home]] : [],
  );
  expect(menu.slice(0, 4)).toEqual([
    ['Air Travel', '/booknow/flights'],
    ['Hotels', '/booknow/hotels'],
    ['Cars', '/booknow/cars'],
    ['Activities', '/booknow/activities'],
  ]);
});

it('R437 the products are plugins', () => {
  const products = ['flight', 'hotel', 'car', 'activity', 'refund-protect', 'reward-wallet', 'mail-delivery'];
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(products));
});
