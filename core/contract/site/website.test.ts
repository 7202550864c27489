import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { updateAgency } from './agency';
import { scrub } from '../scrub';
import { bannerProblem, hasLogoRatio, webAddress } from './website';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
const accepts = (body: object) => safeParse(updateAgency.body, body).success;

describe('texts of the website', () => {
  it('R392 G95 a banner heading is required, not padded, and has 4 to 30 words', () => {
    expect(bannerProblem('heading', ' ')?.message).toBe('Banner heading is required');
    expect(bannerProblem('heading', ' one two three four')?.message).toBe(
      'No leading or trailing spaces allowed',
    );
    expect(bannerProblem('heading', words(3))?.message).toBe('Banner heading must be between 4 and 30 words');
    expect(bannerProblem('heading', words(4))).toBeNull();
    expect(bannerProblem('heading', words(30))).toBeNull();
    expect(bannerProblem('heading', words(31))).not.toBeNull();
  });
  it('R393 G95 a sub-heading is required, not padded, and has 5 to 100 words', () => {
    expect(bannerProblem('subHeading', '')?.message).toBe('Sub-heading is required');
    expect(bannerProblem('subHeading', words(4))?.message).toBe(
      'Sub-heading must be between 5 and 100 words',
    );
    expect(bannerProblem('subHeading', `${words(5)} `)?.message).toBe(
      'No leading or trailing spaces allowed',
    );
    expect(bannerProblem('subHeading', words(5))).toBeNull();
    expect(bannerProblem('subHeading', words(100))).toBeNull();
    expect(bannerProblem('subHeading', words(101))).not.toBeNull();
  });
  it('G95 words are counted between white space of any kind and length', () => {
    expect(bannerProblem('heading', 'one  two\n\tthree')?.message).toBe(
      'Banner heading must be between 4 and 30 words',
    );
    expect(bannerProblem('heading', 'one\ttwo\nthree four')).toBeNull();
  });
  it('G95 the shape of a logo may differ by one percent, and no more', () => {
    const fits = (width: number, height: number) => hasLogoRatio('logo', { width, height });
    expect([1600, 1616, 1584, 1617, 1583].map((width) => fits(width, 900))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  it('SEC-23 links are https without a name in front, and null removes one', () => {
    expect(webAddress('https://www.instagram.com/x')).toBe('https://www.instagram.com/x');
    for (const bad of [
      'http://a.example',
      'javascript:alert(1)',
      'https://user@a.example',
      'https://localhost',
      'a.example',
      '//a.example',
    ])
      expect([bad, webAddress(bad), accepts({ instagram: bad })]).toEqual([bad, null, false]);
    expect(accepts({ instagram: null })).toBe(true);
  });
  it('SEC-23 phone and e-mail are what tel and mailto can carry', () => {
    expect(accepts({ contactPhoneNumber: '+55 (11) 5555-0142' })).toBe(true);
    expect(accepts({ contactPhoneNumber: '+1;ext=javascript' })).toBe(false);
    const numbers = [
      '123456',
      '1234567',
      '123456789012345',
      '1234567890123456',
      '+',
      'call 1234567',
      '1234567 x',
    ];
    expect(numbers.map((contactPhoneNumber) => accepts({ contactPhoneNumber }))).toEqual([
      ...[false, true, true, false, false, false, false],
    ]);
    expect(accepts({ contactEmailId: 'ola@horizonte.example' })).toBe(true);
    expect(accepts({ contactEmailId: 'a@b.example?bcc=c@d.example' })).toBe(false);
  });
});

describe('scrubbing', () => {
  it.each([
    ['no such user ana.lima@horizonte.example', 'no such user [email]'],
    ['failed at https://a.example/x?token=abc&y=1', 'failed at [address]'],
    ['card 4242 4242 4242 4242 refused', 'card [number] refused'],
    ['call +55 11 5555-0142 now', 'call [number] now'],
    ['bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'bearer [token]'],
    ['session 3f2b8c1d9e7a4b5c8d6e1f2a3b4c5d6e gone', 'session [token] gone'],
    ['at draw (/assets/index-abc123.js:12:4567)', 'at draw (/assets/index-abc123.js:12:4567)'],
    [
      "Cannot read properties of undefined (reading 'map')",
      "Cannot read properties of undefined (reading 'map')",
    ],
  ])('SEC-43 %s', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });
});
