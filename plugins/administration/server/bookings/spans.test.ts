import { expect, it } from 'vitest';
import { spanBefore, spansOf } from './spans';

const at = (iso: string) => new Date(iso);

it('thirty days end today, in UTC', () => {
  const spans = spansOf('30d', at('2027-03-01T23:30:00Z'));
  expect([spans.length, spans[0], spans.at(-1)]).toEqual([
    30,
    { from: '2027-01-31', to: '2027-01-31' },
    { from: '2027-03-01', to: '2027-03-01' },
  ]);
});

it('twelve months end with the present one and know their last days', () => {
  const spans = spansOf('12m', at('2028-02-29T00:00:00Z'));
  expect([spans.length, spans[0], spans.at(-1)]).toEqual([
    12,
    { from: '2027-03-01', to: '2027-03-31' },
    { from: '2028-02-01', to: '2028-02-29' },
  ]);
});

it('the period before is as long, or the same part of the year before', () => {
  expect(spanBefore('30d', at('2027-03-01T23:30:00Z'))).toEqual({ from: '2027-01-01', to: '2027-01-30' });
  expect(spanBefore('12m', at('2028-02-29T00:00:00Z'))).toEqual({ from: '2026-03-01', to: '2027-02-28' });
});
