import { readdirSync, readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { toMajor } from '../contract/money/money-math';
import { createFormatter, intlLocale, localInstant } from './format';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('formatting', () => {
  const en = createFormatter('en-US');
  const pt = createFormatter('pt-BR');
  it('writes money in its own currency and minor units', () => {
    expect(en.money({ amount: 123_450, currency: 'USD' })).toBe('$1,234.50');
    expect(plain(pt.money({ amount: 123_450, currency: 'BRL' }))).toBe('R$ 1.234,50');
    expect(en.money({ amount: 1_500, currency: 'JPY' })).toBe('¥1,500');
    expect(en.money({ amount: 20_000, currency: 'USD' }, { cents: 'auto' })).toBe('$200');
    expect(en.money({ amount: 500, currency: 'USD' }, { sign: true })).toBe('+$5.00');
  });
  it('writes every amount exactly, whoever compares it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        fc.constantFrom('always' as const, 'auto' as const),
        (amount, currency, cents) => {
          const shown = en.money({ amount, currency }, { cents, sign: 'never' });
          const exact = Math.abs(toMajor({ amount, currency }));
          expect(Number(shown.replace(/[^\d.]/g, ''))).toBe(exact);
        },
      ),
    );
  });
  it('asks one table for the decimals of money, never Intl', () => {
    const files = ['core', 'plugins', 'server', 'scripts', 'themes', 'tests'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(test|generated)\.tsx?$/.test(name))
        .map((name) => `${root}/${name}`),
    );
    const having = (pattern: RegExp) =>
      files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();
    expect(having(/style:\s*['"`]currency/)).toEqual([
      'core/contract/money/money-math.ts',
      // Asks once in which units amounts were kept before.
      'server/db/migrations/064-iso-digits.ts',
      // What tests expect of emails and pages, by decimals of its own.
      'server/testing/told/say.ts',
    ]);
    expect(having(/resolvedOptions\(\)\s*\.(minimum|maximum)Fraction/)).toEqual([
      'server/db/migrations/064-iso-digits.ts',
    ]);
    // Who writes it beside the formatter: symbols alone, the ticks of charts, letters, and the bank's page.
    expect(having(/\bmoneyStyle\(/)).toEqual([
      'core/contract/money/money-math.ts',
      'core/currency/list.ts',
      'core/i18n/format.ts',
      'core/ui/charts/Charts.stories.tsx',
      'plugins/administration/web/dashboard/SalesCharts.tsx',
      'scripts/reference/countries.ts',
      'server/payment/fields/challenge.ts',
      'server/selling/letters/format.ts',
    ]);
  });
  it('shows local times as they are written, whatever the zone of the browser', () => {
    expect(localInstant('2027-03-28T02:30').toISOString()).toBe('2027-03-28T02:30:00.000Z');
    expect(plain(en.time('2027-03-28T02:30'))).toBe('2:30 AM');
    expect(pt.time('2027-03-28T23:05')).toBe('23:05');
    expect(en.date('2027-01-01')).toBe('Jan 1, 2027');
    expect(en.date('2027-01-01T00:05', 'weekday')).toBe('Fri, Jan 1');
    expect(() => localInstant('tomorrow')).toThrow(RangeError);
  });
  it('writes ranges and durations', () => {
    expect(plain(en.dateRange('2027-05-03', '2027-05-09T10:00'))).toBe('May 3 – 9, 2027');
    expect(en.duration(155)).toBe('2h 35m');
    expect(en.duration(120)).toBe('2h');
    expect(en.duration(45)).toBe('45m');
  });
  it('says on which day one arrives', () => {
    expect(en.relativeDay(0)).toBe('');
    expect(en.relativeDay(1)).toBe('+1 day');
    expect(en.relativeDay(2)).toBe('+2 days');
    expect(en.relativeDay(-1)).toBe('−1 day');
  });
  it("uses the visitor's regional variant of the language that is shown", () => {
    expect(intlLocale('en', ['pt-BR', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(intlLocale('es', ['pt-BR'])).toBe('es');
    // What a Chromium says on a system without a locale; Intl throws for it.
    expect(intlLocale('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
    expect(intlLocale('pseudo', [])).toBe('en');
  });
});
