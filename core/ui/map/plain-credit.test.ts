import { expect, it } from 'vitest';
import { plainCredit } from './plain-credit';

it.each([
  ['<a href="https://example.org" target="_blank">&copy; Example contributors</a>', '© Example contributors'],
  ['Tiles &amp; data <b>Example</b>', 'Tiles & data Example'],
  ['<img src=x onerror=alert(1)>Example&#169;', 'Example©'],
  [undefined, ''],
])('names who made the tiles as text: %s', (html, text) => {
  expect(plainCredit(html)).toBe(text);
});
