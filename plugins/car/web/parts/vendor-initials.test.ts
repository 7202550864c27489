import { expect, it } from 'vitest';
import { vendorInitials } from './vendor-initials';

it.each([
  ['Rondale', 'RD', 'R'],
  ['Velora Rent', 'VL', 'VR'],
  ['águas & rodas', 'AR', 'ÁR'],
  ['Autovermietung Großherzogtum & Söhne', 'ZZZZ', 'AG'],
  ['', 'ZE', 'ZE'],
  ['ZEUS', 'ZEUS', 'ZE'],
  [' · ', 'Q7', 'Q7'],
])('the tile of %j says %s', (name, code, letters) => {
  expect(vendorInitials({ code, name })).toBe(letters);
});
