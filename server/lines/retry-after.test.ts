import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const read = (status: number, headers: Record<string, string>) =>
  retryAfterMs({ status, headers: new Headers(headers) }, () => NOW);
const later = 'Sun, 01 Mar 2026 12:00:30 GMT';

it.each([
  ['seconds', 429, { 'retry-after': '7' }, 7_000],
  ['a date of HTTP', 429, { 'retry-after': later }, 30_000],
  [
    'a date by the clock of who gave it',
    429,
    { 'retry-after': later, date: 'Sun, 01 Mar 2026 12:00:20 GMT' },
    10_000,
  ],
  ['a date that is over', 429, { 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 0],
  ['an outage with an end', 503, { 'retry-after': '120' }, 120_000],
  ['an outage without one', 503, { 'ratelimit-reset': '9' }, null],
  ['a limit that begins anew at a date', 429, { 'ratelimit-reset': later }, 30_000],
  ['a limit that begins anew in seconds', 429, { 'ratelimit-reset': '4' }, 4_000],
  ['an instant in seconds', 429, { 'x-ratelimit-reset': String(NOW / 1_000 + 5) }, 5_000],
  ['an instant in milliseconds', 429, { 'x-ratelimit-reset': String(NOW + 250) }, 250],
  ['Retry-After before limits', 429, { 'retry-after': '2', 'ratelimit-reset': '60' }, 2_000],
  ['nothing that is understood', 429, { 'retry-after': 'soon' }, 1_000],
  ['no word of it', 429, {}, 1_000],
  ['another answer', 200, { 'retry-after': '7', 'ratelimit-reset': later }, null],
])('reads %s', (_, status, headers, expected) => {
  expect(read(status, headers as Record<string, string>)).toBe(expected);
});
