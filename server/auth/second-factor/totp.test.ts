import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryHasher } from './recovery';
import { base32, codeAt, matchingStep, otpauthUri, stepOf } from './totp';

const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('SEC-13 RFC 6238, appendix B: at %i s the code is %s', (seconds, code) => {
  expect(codeAt(SECRET, stepOf(new Date(seconds * 1000)), 8)).toBe(code);
});

test.each([
  [0, '755224'],
  [1, '287082'],
  [9, '520489'],
])('SEC-13 RFC 4226, appendix D: count %i gives %s', (count, code) => {
  expect(codeAt(SECRET, count)).toBe(code);
});

test('SEC-13 a code counts in its own step and the ones beside it, and never again', () => {
  const now = new Date(1_800_000_015_000);
  const step = stepOf(now);
  for (const [off, is] of [
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ] as const)
    expect(matchingStep(SECRET, codeAt(SECRET, step + off), now, 0)).toBe(is);
  expect(matchingStep(SECRET, codeAt(SECRET, step), now, step)).toBeNull();
  expect(matchingStep(SECRET, codeAt(SECRET, step - 1), now, step)).toBeNull();
  expect(matchingStep(SECRET, codeAt(SECRET, step + 1), now, step)).toBe(step + 1);
  for (const odd of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(matchingStep(SECRET, odd, now, 0)).toBeNull();
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10: base32 of %j is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('the address behind the QR code names agency and account', () => {
  const uri = new URL(otpauthUri('Viagens & Cia: Sul', 'ana+1@x.example', SECRET));
  expect(decodeURIComponent(uri.pathname)).toBe('/Viagens & Cia  Sul:ana+1@x.example');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Viagens & Cia: Sul',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('recovery codes are ten, all different, and easy to copy by hand', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/);
});

test('a recovery code is the same however it is typed, and its hash another for each person and installation', () => {
  const hash = recoveryHasher('one');
  expect(hash('a', 'u', 'ABCDE 23456')).toBe(hash('a', 'u', 'abcde-23456'));
  const all = [hash('a', 'u', 'abcde-23456'), hash('a', 'v', 'abcde-23456'), hash('b', 'u', 'abcde-23456')];
  expect(new Set([...all, recoveryHasher('two')('a', 'u', 'abcde-23456')]).size).toBe(4);
});
