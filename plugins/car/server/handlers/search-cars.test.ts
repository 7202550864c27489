import { expect, test } from 'vitest';
import { offerIn } from './search-cars';

test.each([
  ['/booknow/cars/result-details?offer=o1', 'o1'],
  ['https://a.example/booknow/cars/result-details?offer=o1', 'o1'],
  ['https://evil.example/booknow/cars/result-details?offer=o1', null],
  ['http://a.example/booknow/cars/result-details?offer=o1', null],
  ['//evil.example/booknow/cars/result-details?offer=o1', null],
  ['/cars?offer=o1', null],
  ['/booknow/cars/result-details', null],
  ['http://[', null],
])('R309 the address %s names %s', (url, offer) => {
  expect(offerIn(url, 'https://a.example')).toBe(offer);
});
