import { expect, test } from 'vitest';
import { offered } from './offered';

const gone = () => new Error('gone');
const services = { config: { signingSecret: 'secret' } };
const place = (id: string, currency: string) => ({
  agency: { id, pricing: { currency } as never },
  services,
});
const boats = offered('boat', gone);
const home = place('agency-1', 'EUR');
const { id } = boats.give({ id: 'boat1.abc', price: 7 } as { id: string }, home);

test('SEC-34 an offer comes back to where it was given, and begins as its supplier named it', () => {
  expect(id.startsWith('boat1.abc.')).toBe(true);
  expect(boats.take(id, home)).toBe('boat1.abc');
});

test.each([
  ['another agency', id, place('agency-2', 'EUR'), boats],
  ['the agency in another currency', id, place('agency-1', 'USD'), boats],
  ['another product', id, home, offered('rail', gone)],
  ['a supplier, past the agency', 'boat1.abc', home, boats],
  ['nobody', '', home, boats],
  ['somebody who changed it', id.replace('abc', 'abd'), home, boats],
  ['somebody who added to it', `${id}x`, home, boats],
])('SEC-34 an offer of %s is not available', (_, given, at, product) => {
  expect(() => product.take(given, at)).toThrow('gone');
});
