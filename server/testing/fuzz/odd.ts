import type { Random } from './random';

const nested = (depth: number, inList: boolean): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = inList ? [value] : { a: value };
  return value;
};

/** Texts that programs have broken on: of all scripts, of no script, and with a meaning somewhere. */
export const ODD_TEXTS = [
  '',
  ' ',
  'a\0b',
  'a\ud83d',
  'a\u0007b',
  'line\r\nBcc: nobody@example.com',
  '\u202eright to left',
  '\ufeff\u200b\u200d',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(30),
  'İıſß',
  '测试 テスト اختبار ทดสอบ',
  '%00%ff%2e%2e',
  '../../../../etc/passwd',
  "'; drop table booking; --",
  '{{7*7}}${7*7}<svg onload=1>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  '٣',
  '99999999999999999999',
  '-0',
  '0001-01-01',
  '9999-12-31',
  '2027-02-30',
  '+275760-09-13',
  '2027-03-28T02:30',
  '24:61',
  '00000000-0000-0000-0000-000000000000',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
  'https://[::1]:99999/',
  'javascript:1',
  '\\',
  '*',
  '(((((((((((((((((((((((((((((a',
  'a'.repeat(5_000),
] as const;

export const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
] as const;

/** A value of any kind, most often not of the kind that is asked for. */
export function oddValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => null,
    () => true,
    () => false,
    () => random.pick(ODD_NUMBERS),
    () => random.pick(ODD_NUMBERS),
    () => random.pick(ODD_TEXTS),
    () => random.pick(ODD_TEXTS),
    () => [],
    () => ({}),
    () => [null, [], {}],
    () => Array.from({ length: 500 }, (_, index) => index),
    () => nested(15, random.once(2)),
    () => nested(400, random.once(2)),
    () => JSON.parse('{"__proto__":{"isStaff":true},"constructor":{"prototype":1},"toString":1}') as unknown,
  ])();
}
