import { describe, expect, test } from 'vitest';
import { billingProblem, tidyVat } from './billing-rules';
import { signUpProblem, subdomainProblem } from './sign-up-rules';

const saidOf = (name: Parameters<typeof signUpProblem>[0], text: string) =>
  signUpProblem(name, text)?.message ?? null;

describe('what is said of a sign-up', () => {
  test.each([
    ['M093', 'subdomain', 'a b', 'Subdomain is not valid'],
    ['M094', 'subdomain', '', 'Please enter a subdomain'],
    ['M095', 'agencyName', '<b>', 'Invalid Agency Name'],
    ['M096', 'addressLine', '', 'Invalid Address Line'],
    ['M097', 'city', '12', 'Invalid City Name'],
    ['M098', 'zipCode', '?', 'Please enter valid zip code'],
    ['M099', 'customerServicePhone', '12', 'Please enter valid phone number'],
    ['M100', 'agencyName', ' Newcomer', 'Space not allowed'],
  ] as const)('%s %s "%s": %s', (_, field, text, message) => {
    expect(saidOf(field, text)).toBe(message);
  });
});

describe('a subdomain', () => {
  test.each(['a', 'ab', 'abc', 'a-b', '4u', 'Newcomer', 'a'.repeat(63), 'acme--travel'])(
    'R415 G99 %s is one',
    (name) => {
      expect(subdomainProblem(name)).toBeNull();
    },
  );

  test.each(['a'.repeat(64), '-ab', 'ab-', 'a_b', 'a.b', 'a b', 'xn--abc', 'ünder'])(
    'R415 G99 %s is none',
    (name) => {
      expect(subdomainProblem(name)?.message).toBe('Subdomain is not valid');
    },
  );

  test('R415 R419 an empty one is asked for, and one with a space first has it', () => {
    expect(subdomainProblem('')?.message).toBe('Please enter a subdomain');
    expect(subdomainProblem(' abc')?.message).toBe('Space not allowed');
  });
});

describe('SEC-50 what deceives', () => {
  test.each([
    'WWW',
    'admin',
    'autodiscover',
    'mta-sts',
    'postmaster',
    'MTA-STS',
    'abuse',
    'l0gin',
    'adm1n',
    'vvvvw',
    'rnail',
  ])('the subdomain %s is the platform’s or a mail program’s, or looks like it', (name) => {
    expect(subdomainProblem(name)?.message).toBe('Agency cannot be created with selected subdomain');
  });

  test.each(['paypal', 'my-paypal-trips', 'paypa1', 'g00gle-travel', 'expedia-vip'])(
    'the subdomain %s says that it is of a firm',
    (name) => {
      expect(subdomainProblem(name)?.reason).toBe('subscription.brand');
    },
  );

  test.each(['Expedia VIP', 'Pay Pal Viagens', 'ＰａｙＰａｌ Trips', 'Air BnB'])(
    'so does the name %s',
    (name) => {
      expect(signUpProblem('agencyName', name)?.reason).toBe('subscription.brand');
    },
  );

  test('a word of two scripts that are drawn alike is no name; two words in two scripts are', () => {
    expect(saidOf('agencyName', 'Bluе Fjord')).toBe('Invalid Agency Name');
    expect(saidOf('agencyName', 'Μοdern Trips')).toBe('Invalid Agency Name');
    for (const name of ['Москва Travel', 'Ελλάδα Tours', 'São José Turismo', '旅行 Travel'])
      expect(saidOf('agencyName', name), name).toBeNull();
  });
});

describe('the other fields of a sign-up', () => {
  test.each([
    ['agencyName', 'Acme & Söhne (Reisen)', null],
    ['agencyName', 'A', 'Invalid Agency Name'],
    ['agencyName', '--', 'Invalid Agency Name'],
    ['agencyName', '<b>Acme</b>', 'Invalid Agency Name'],
    ['agencyName', 'a'.repeat(81), 'Too long: at most 80 characters'],
    ['addressLine', 'Rua Augusta 12, 3.º', null],
    ['addressLine', 'a{b}', 'Invalid Address Line'],
    ['addressLine', '12', 'Invalid Address Line'],
    ['city', 'São Paulo', null],
    ['city', '10001', 'Invalid City Name'],
    ['zipCode', '1100-048', null],
    ['zipCode', '1!', 'Please enter valid zip code'],
    ['customerServicePhone', '+1 212 555 0117', null],
    ['customerServicePhone', '12', 'Please enter valid phone number'],
  ] as const)('R417 R418 %s: %s', (name, text, message) => {
    expect(saidOf(name, text)).toBe(message);
  });

  test.each([
    ['email', 'ana', 'Please include an @ in the email address'],
    ['email', 'ana@host', 'The entered email is not valid'],
    ['email', 'ana@acme.example', null],
    ['customerServiceEmail', 'desk', 'Please include an @ in the email address'],
    ['customerServiceEmail', 'desk@', 'The entered email is not valid'],
    ['password', 'short', 'Password must be valid'],
    ['password', 'Caravel 2026', 'Password does not contain white space'],
    ['password', 'Caravel_2026', null],
  ] as const)('R446 %s %s: %s', (name, text, message) => {
    expect(saidOf(name, text)).toBe(message);
  });

  test('R419 no field begins with a space', () => {
    for (const name of ['name', 'agencyName', 'addressLine', 'city', 'zipCode', 'password'] as const)
      expect(saidOf(name, ' Valid_Name7')).toBe('Space not allowed');
  });
});

describe('billing details', () => {
  test.each([
    ['PT 501 442 600', true],
    ['DE123456789', true],
    ['12.345.678/0001-95', true],
    ['', true],
    ['?', false],
    ['P1', false],
    ['12345', false],
  ])('G100 the VAT number %s: %s', (typed, isRight) => {
    expect(billingProblem('vatNumber', typed) === null).toBe(isRight);
  });

  test('R429 a VAT number is kept without spaces in capitals, and a legal name is there', () => {
    expect(tidyVat('pt 501 442 600')).toBe('PT501442600');
    expect(tidyVat('  ')).toBeNull();
    expect(billingProblem('legalName', '  ')?.message).toBe('Please enter the legal name');
  });
});
