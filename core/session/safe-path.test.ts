import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path';

describe('SEC-12 G50 return paths', () => {
  it.each([
    '/',
    '/mytrip',
    '/booknow/flights/search?from=LIS&to=JFK#top',
    '/flight-details?bookingId=abc%20def',
    '/path%20with%20space',
    '/a?next=https://evil.example',
  ])('accepts %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([
    '',
    'mytrip',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /mytrip',
    '/mytrip\n',
    '/\t/evil.example',
    '\u0000/mytrip',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%5cevil.example',
    '/%255c%255cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/%',
    '/%zz',
    '/a?b=\\evil',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (path) => {
    expect(safePath(path)).toBeNull();
  });

  it.each([null, undefined, 7, {}, ['/x']])('refuses %j, which is no text', (value) => {
    expect(safePath(value)).toBeNull();
  });

  it('never leads to another origin, whatever comes in', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '%2f',
        '%5c',
        '%25',
        ':',
        '@',
        '.',
        '..',
        'a',
        '?',
        '#',
        '\t',
        ' ',
        'http',
        '//',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          nasty.map((parts) => parts.join('')),
          fc.string(),
          fc.webUrl(),
        ),
        (input) => {
          const path = safePath(input);
          if (path === null) return;
          expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
          expect(path.startsWith('//')).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
