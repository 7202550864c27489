import { describe, expect, test } from 'vitest';
import { readOrder, UsageError } from './agency';

const read = (line: string, env = {}) => readOrder(line.split(' '), env);
const OWNER = 'create owner --subdomain fjord --email ana@example.com --first-name Ana --last-name Silva';

test('what is asked for is read', () => {
  expect(
    read('create agency --name Fjord --subdomain Fjord --language pt --currency brl --country br'),
  ).toEqual({
    kind: 'agency',
    agency: {
      name: 'Fjord',
      subdomain: 'fjord',
      isPlatform: false,
      isSubscribed: false,
      language: 'pt',
      currency: 'BRL',
      settings: { country: 'BR' },
    },
  });
  expect(read('create platform --name Caravel')).toMatchObject({
    agency: { subdomain: 'caravel', isPlatform: true },
  });
  expect(read(OWNER, { OWNER_PASSWORD: 'Secret_2026' })).toMatchObject({
    kind: 'owner',
    email: 'ana@example.com',
    password: 'Secret_2026',
  });
});

describe('what cannot be carried out is refused before anything is opened', () => {
  test.each([
    ['help', /created/],
    ['create nothing', /created/],
    ['create agency --name Fjord', /--subdomain/],
    ['create agency --name Fjord --subdomain admin', /usable/],
    ['create agency --name Fjord --subdomain -x', /subdomain/],
    ['create agency --name Fjord --subdomain fjord --language fr', /--language/],
    ['create agency --name Fjord --subdomain fjord --currency dollars', /--currency/],
    ['create agency --name Fjord --subdomain fjord --country Norway', /--country/],
    ['create agency --colour red', /colour/],
  ])('%s', (line, message) => {
    expect(() => read(line)).toThrow(UsageError);
    expect(() => read(line)).toThrow(message);
  });

  test('SEC-06 a weak password of an owner', () => {
    for (const OWNER_PASSWORD of ['', 'Sh_1a', 'nodigits_AA', 'NOLOWER_11', 'Has space_1']) {
      expect(() => read(OWNER, { OWNER_PASSWORD })).toThrow('OWNER_PASSWORD');
    }
  });
});
