import { accountRefusals } from '@/core/contract/refusals/account';
import { describe, expect, test } from 'vitest';
import { newPasswordProblem } from '@/core/contract/people/account-rules';
import { COMMON_WORDS } from './data/common-words';
import { isGuessable, newPasswordFault } from '.';

const owner = {
  agencyName: 'Blue Fjord Travel',
  subdomain: 'bluefjord',
  email: 'ingrid.solberg@mail.example',
  names: ['Ingrid', 'Solberg'],
};

describe('SEC-06 passwords that everybody tries first', () => {
  test.each([
    'Password1!',
    'P@ssw0rd1',
    'P@$$w0rd!1',
    'Passw0rd!',
    'Pass1234!',
    '1Password!',
    'Pass_word1',
    'Welcome1!',
    'Welcome@2026',
    'Admin@123',
    'Adm1n1strat0r!',
    'Qwerty123!',
    'Qwerty_12345',
    'Qwertyuiop1!',
    '1qaz@WSX',
    '1qaz!QAZ',
    'Zaq1@wsx',
    'Abc123!@#',
    'Abcd1234!',
    'Abc12345!',
    'Aa123456!',
    'Aaaa1111!',
    'Summer2026!',
    'Verano2025*',
    'Senha@123',
    'Flamengo10!',
    'Barcelona_99',
    'Iloveyou2!',
    'Test1234!',
    'Lovelove1!',
    'Ana_12345678',
    'Senhã#123',
  ])('%s is refused', (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  test('more than 3,000 that the composition would let through', () => {
    const endings = ['1!', '123!', '@123', '2024!', '2026#', '_1', '!1', '01*', '1234$', '#1'];
    const letThrough = [...COMMON_WORDS]
      .filter((word) => word.length >= 4)
      .flatMap((word) => endings.map((ending) => word[0]!.toUpperCase() + word.slice(1) + ending))
      .filter((password) => newPasswordProblem(password) === null);
    expect(letThrough.length).toBeGreaterThan(3_000);
    expect(letThrough.filter((password) => !isGuessable(password))).toEqual([]);
  });

  test.each([
    'Bluefjord_2026',
    'Blue_Fjord1',
    'BlueFjordTravel1!',
    'Ingrid#1990',
    'Solberg!77',
    'IngridSolberg1!',
    '1ngr1d_5olberG!',
    'Ingrid.solberg1!',
  ])('the name of agency or person does not make one: %s', (password) => {
    expect(newPasswordFault(password, owner)).toBe(accountRefusals.guessablePassword);
  });

  test('neither what is known of a person by one way alone', () => {
    const nobody = { agencyName: '', subdomain: '', email: 'x@mail.example', names: [] };
    const fault = (password: string, known: Partial<typeof owner>) =>
      newPasswordFault(password, { ...nobody, ...known });
    for (const known of [
      { names: ['Ingrid', 'Wanderholm'] },
      { email: 'wanderholm@mail.example' },
      { agencyName: 'Wanderholm' },
      { subdomain: 'wanderholm' },
    ])
      expect(fault('Wanderholm_19', known), JSON.stringify(known)).toBe(accountRefusals.guessablePassword);
    expect(fault('Wanderholm_19', {})).toBeNull();
  });

  test('nor a walk over the keyboard that is no word', () => {
    for (const walk of ['5tgb^YHN', 'Ghijklmno1!', 'Rrrrrrrr7!']) expect(isGuessable(walk), walk).toBe(true);
  });

  test.each([
    'Caravel_2026',
    'Correct_Horse1',
    'Tr0ub4dor&3x',
    'kX9#mQ2!vB7z',
    'Abc_83915264!',
    'Grey&Otter42',
    'Nn7*pelican_jar',
    'Vinho&Queijo81',
  ])('%s may be used', (password) => {
    expect(newPasswordFault(password, owner)).toBeNull();
  });
});

test.each([
  ['R113', 'Ab1!', 'Password must be valid'],
  ['R115', 'Abcdefg12', 'Password must be valid'],
  ['R116', 'Ab 1!aaaa', 'Password does not contain white space'],
  ['R116', ' Ab1!aaaa', 'Space not allowed'],
  ['R117', '', 'Password Required'],
])('%s the server says the same of %j', (_, password, message) => {
  expect(newPasswordFault(password, owner)?.message).toBe(message);
});
