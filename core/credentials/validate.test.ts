import { describe, expect, it } from 'vitest';
import { validateEmail, validateForgottenEmail } from './validate-email';
import { trimName, validateName } from './validate-name';
import {
  PASSWORD_RULES,
  validateConfirmation,
  validateLoginPassword,
  validateNewPassword,
} from './validate-password';

type Validator = (text: string) => { message?: string } | null;
const says = (validate: Validator, text: string) => validate(text)?.message ?? null;

describe('e-mail on login and sign-up', () => {
  it.each([
    ['R089', '', 'Required'],
    ['R089', '   ', 'Required'],
    ['R090', 'ana', 'Please include an @ in the email address'],
    ['R091', 'ana@', 'The entered email is not valid'],
    ['R091', 'ana@host', 'The entered email is not valid'],
    ['R091', 'a..b@host.co', 'The entered email is not valid'],
    ['R091', '.ana@host.co', 'The entered email is not valid'],
    ['R091', 'ana@ho st.co', 'The entered email is not valid'],
    ['R091', 'ana@-host.co', 'The entered email is not valid'],
    ['R091', `${'a'.repeat(250)}@x.co`, 'The entered email is not valid'],
  ])('%s %j says %j', (_, text, message) => {
    expect(says(validateEmail, text)).toBe(message);
  });
  it.each(['ana@agency.example', "o'neil+trips@mail.agency.co.uk", 'client@horizonte.example', ' ana@x.io '])(
    'accepts %j',
    (text) => {
      expect(validateEmail(text)).toBeNull();
    },
  );
});

describe('e-mail on forgot-password', () => {
  it.each([
    ['R125 G20', '', 'Please enter email address'],
    ['R126', 'ana', 'Please include an @ in the email address'],
    ['R127', 'ana@@x.co', '@@ are not allowed'],
    ['R128', 'ana@x.co.', 'Dot are not allowed at the end of email address'],
    ['R129', 'ana@.x.co', 'Dot are not allowed before domain name'],
    ['R130', 'ana b@x.co', 'Space are not allowed in email address'],
    ['R131', 'ana@x', 'The entered email is not valid'],
  ])('%s %j says %j', (_, text, message) => {
    expect(says(validateForgottenEmail, text)).toBe(message);
  });
  it('accepts an address', () => expect(validateForgottenEmail('ana@x.co')).toBeNull());
});

describe('the name on sign-up', () => {
  it('R111 leading spaces are trimmed', () => expect(trimName('  Ana Lima')).toBe('Ana Lima'));
  it.each([
    ['R107', '', 'Required'],
    ['R107', '   ', 'Required'],
    ['R108', 'Ana 2', 'Only alphabets are allowed'],
    ['R109', 'Ana!', 'No special characters allowed'],
    ['R109', 'Ana_B', 'No special characters allowed'],
    ['R110', 'A', 'Name must be minimum of two characters'],
    ['R110 G21', 'Ana  Lima', 'Invalid Name'],
    ['R110 G21', 'Ana ', 'Invalid Name'],
    ['R110 G21', 'Ana-', 'Invalid Name'],
  ])('%s %j says %j', (_, text, message) => {
    expect(says(validateName, text)).toBe(message);
  });
  it.each(['Ana', 'João da Silva', 'Ng', "D'Arcy", 'Anne-Marie', '  Ana'])('accepts %j', (text) => {
    expect(validateName(text)).toBeNull();
  });
  it.each([
    ...[
      'Gal·la',
      'Anne\u2011Marie',
      'Anne–Marie',
      "Gerard 't Hooft",
      'St. John',
      'J.R.',
      'J.-P. Sá',
      'O’Neil',
    ],
    ...['Ana\u00a0Lima', 'Jose\u0301 Mun\u0303oz', 'علی\u200cرضا', '李小龍', 'ジョン・レノン'],
  ])('R109 %j is a name that somebody has', (text) => expect(validateName(text)).toBeNull());
});

describe('passwords', () => {
  it.each([
    ['R117 G22', '', 'Required'],
    ['R116 G22', ' abc', 'Space not allowed'],
    ['R116 G22', '   ', 'Space not allowed'],
    ['R116', 'Abc 123!', 'Password does not contain white space'],
  ])('%s login: %j says %j', (_, text, message) => {
    expect(says(validateLoginPassword, text)).toBe(message);
  });
  it.each([
    ['R117', 'abcdefgh'],
    ['R113', 'Aa1!aaa'],
    ['R113', 'Aa1!aaaaaaaaaaaaaaaaa'],
    ['R114', 'AAAA1111!'],
    ['R114', 'aaaa1111!'],
    ['R114', 'Aaaaaaaa!'],
    ['R115', 'Aaaa1111'],
    ['R115', 'Aaaa1111-'],
  ])('%s %j must be valid', (_, text) => {
    expect(says(validateNewPassword, text)).toBe('Password must be valid');
  });
  it('R092 login does not ask for the composition', () => {
    expect(validateLoginPassword('x')).toBeNull();
    expect(validateNewPassword('x')).not.toBeNull();
  });
  it('R117 G22 an empty one on submit says Password Required', () => {
    expect(validateLoginPassword('', 'submit')?.message).toBe('Password Required');
  });
  it.each(['!', '@', '#', '$', '%', '^', '&', '*', '_'])(
    'R115 takes %s as the special character',
    (special) => {
      expect(validateNewPassword(`Abcdef1${special}`)).toBeNull();
    },
  );
  it('R113 R114 the limits themselves are allowed', () => {
    expect(validateNewPassword('Caravel_2026')).toBeNull();
    expect(validateNewPassword('Aa1!aaaa')).toBeNull();
    expect(validateNewPassword('Aa1!aaaaaaaaaaaaaaaa')).toBeNull();
  });
  it('R118 names each criterion', () => {
    const met = (password: string) => PASSWORD_RULES.filter((rule) => rule.met(password)).map(({ id }) => id);
    expect(met('')).toEqual([]);
    expect(met('aA')).toEqual(['lowercase', 'uppercase', 'noSpace']);
    expect(met('Caravel_2026')).toEqual(['length', 'lowercase', 'uppercase', 'digit', 'special', 'noSpace']);
  });
  it('R133 R134 the confirmation', () => {
    expect(validateConfirmation('', '')?.message).toBe('Please enter password');
    expect(validateConfirmation('a', 'b')?.message).toBe('Password and confirm password should be same');
    expect(validateConfirmation('a', 'a')).toBeNull();
  });
});
