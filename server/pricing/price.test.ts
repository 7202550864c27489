import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toStripe } from '@/plugins/stripe/minor-units';
import {
  price,
  priceWarnings,
  shareOf,
  travellerView,
  viewFor,
  type PriceTerms,
  type SupplierFigures,
  type SupplierPart,
} from '.';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const figures = (base: number, taxes: number): SupplierFigures => ({
  base: usd(base),
  taxes: usd(taxes),
  published: null,
  retail: null,
});
const sum = (lines: { amount: { amount: number } }[]) =>
  lines.reduce((total, line) => total + line.amount.amount, 0);

const anyAmount = fc.integer({ min: 0, max: 500_000_000 });
const anyTerms: fc.Arbitrary<PriceTerms> = fc.record(
  {
    markupBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    feeMinor: fc.integer({ min: 0, max: 1_000_000 }),
    protection: fc.record({ basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
  },
  { requiredKeys: ['markupBasisPoints', 'feeMinor'] },
);

describe('price', () => {
  it('G69 adds markup on wholesale, fee and protection to base and taxes', () => {
    const result = price(figures(40_000, 10_000), {
      markupBasisPoints: 1250,
      feeMinor: 500,
      protection: { basisPoints: 600 },
    });
    expect(result.lines.map((line) => [line.kind, line.amount.amount])).toEqual([
      ['base', 40_000],
      ['taxes', 10_000],
      ['markup', 6_250],
      ['fee', 500],
      ['protection', 3_405],
    ]);
    expect(result.total).toEqual(usd(60_155));
    expect(result.staff).toMatchObject({
      wholesale: usd(50_000),
      agencyMarkup: usd(6_250),
      commission: usd(6_250),
    });
  });

  it.each([
    [1_000, 0, 60_000],
    [1_000, 5_500, 60_500],
    [3_000, 0, 65_000],
    [0, 0, 60_000],
  ])(
    'G69 markup of %i and fee of %i below what a supplier lets nobody undercut grows up to it',
    (bps, fee, total) => {
      const floored = { ...figures(40_000, 10_000), floor: usd(60_000) };
      const sold = price(floored, { markupBasisPoints: bps, feeMinor: fee });
      expect(sold.total).toEqual(usd(total));
      expect(sold.staff.commission).toEqual(usd(total - 50_000 - fee));
      expect(sum(sold.lines)).toBe(total);
      const more = { ...floored, extras: usd(2_000) };
      expect(price(more, { markupBasisPoints: bps, feeMinor: fee }).total).toEqual(usd(total + 2_000));
      const there = { ...floored, asItIs: usd(50_000) };
      expect(price(there, { markupBasisPoints: bps, feeMinor: fee }).total).toEqual(usd(50_000));
    },
  );

  it('INV-5 adds nothing to what somebody else collects, and no fee where that is all', () => {
    const terms = { markupBasisPoints: 1_000, feeMinor: 500 };
    const whole = price({ ...figures(9_000, 1_000), asItIs: usd(10_000) }, terms);
    expect([whole.total, whole.staff.commission, whole.staff.agencyFee]).toEqual([
      usd(10_000),
      usd(0),
      usd(0),
    ]);
    const typed = price({ ...figures(9_000, 1_000), asItIs: usd(10_000) }, { ...terms, markupMinor: 700 });
    expect(typed.total).toEqual(usd(10_000));
    const part = price({ ...figures(18_000, 2_000), asItIs: usd(10_000) }, terms);
    expect([part.total, part.staff.commission]).toEqual([usd(21_500), usd(1_000)]);
    expect(() => price({ ...figures(9_000, 1_000), asItIs: usd(10_001) }, terms)).toThrow(RangeError);
  });

  it('G69 of parts is what these are sold at: the fee and what is beside in the first, a typed markup in the first that takes one', () => {
    const there = { ...figures(9_000, 1_000), asItIs: usd(10_000) };
    const here = { ...figures(9_000, 1_000), floor: usd(11_200) };
    const whole = { ...figures(18_000, 2_000), extras: usd(2_000) };
    const sold = (parts: SupplierPart[], markup: object = { markupBasisPoints: 1_000 }) => {
      const { total, staff, lines } = price(
        { ...whole, parts },
        { markupBasisPoints: 0, ...markup, feeMinor: 500 },
      );
      expect(sum(lines)).toBe(total.amount);
      return [total.amount, staff.agencyMarkup.amount, staff.agencyFee.amount];
    };
    expect(sold([here, here])).toEqual([11_500 + 11_200 + 2_000, 2_200, 500]);
    expect(sold([here, there])).toEqual([11_500 + 10_000 + 2_000, 1_000, 500]);
    expect(sold([there, here])).toEqual([10_000 + 11_200 + 2_000, 1_200, 0]);
    expect(sold([there, here], { markupMinor: 3_000 })).toEqual([10_000 + 13_000 + 2_000, 3_000, 0]);
    expect(sold([here, here], { markupMinor: 3_000 })).toEqual([13_500 + 11_200 + 2_000, 4_200, 500]);
    expect(sold([there, there])).toEqual([22_000, 0, 0]);
    for (const parts of [[], [here], [here, there, there]])
      expect(() => sold(parts), String(parts.length)).toThrow(RangeError);
  });

  it.each([
    ['KWD', 10],
    ['BHD', 10],
    ['TND', 10],
    ['MGA', 100],
    ['USD', 1],
    ['JPY', 1],
    ['ISK', 1],
  ])('INV-5 every price in %s can be charged as it is shown: a multiple of %s', (currency, step) => {
    const of = (amount: number) => ({ amount, currency });
    fc.assert(
      fc.property(anyAmount, anyAmount, anyTerms, (base, taxes, terms) => {
        const made = { base: of(base), taxes: of(taxes), published: null, retail: null };
        const { total, lines, staff } = price(made, terms);
        expect(total.amount % step).toBe(0);
        expect(toStripe(total)).not.toBeNull();
        expect(sum(lines)).toBe(total.amount);
        // The agency gains less than one step, and never loses.
        const usual = shareOf(base + taxes, terms.markupBasisPoints);
        expect(staff.agencyMarkup.amount - usual).toBeGreaterThanOrEqual(0);
        expect(staff.agencyMarkup.amount - usual).toBeLessThan(step);
        const withIt = price(made, { ...terms, protection: { basisPoints: 777 } });
        expect(withIt.total.amount % step).toBe(0);
      }),
    );
  });

  it('G69 takes a flat markup instead of the percentage', () => {
    const result = price(figures(40_000, 10_000), { markupBasisPoints: 1250, markupMinor: 777, feeMinor: 0 });
    expect(result.total).toEqual(usd(50_777));
    expect(result.staff.agencyMarkup).toEqual(usd(777));
  });

  it('passes extras on without a markup, owes them to the supplier, and protects them too', () => {
    const result = price(
      { ...figures(40_000, 10_000), extras: usd(6_000), published: usd(52_000), retail: usd(60_000) },
      { markupBasisPoints: 1_000, feeMinor: 500, protection: { basisPoints: 1_000 } },
    );
    expect(result.lines.map((line) => [line.kind, line.amount.amount])).toEqual([
      ['base', 40_000],
      ['taxes', 10_000],
      ['markup', 5_000],
      ['fee', 500],
      ['extras', 6_000],
      ['protection', 6_150],
    ]);
    expect(result.total).toEqual(usd(67_650));
    expect(result.staff).toMatchObject({
      wholesale: usd(56_000),
      agencyMarkup: usd(5_000),
      published: usd(58_000),
      retail: usd(66_000),
    });
    expect(travellerView(result).lines.map((line) => line.kind)).toContain('extras');
  });

  it('R439 G72 takes protection as a share of the traveller price', () => {
    const result = price(figures(9_999, 0), {
      markupBasisPoints: 0,
      feeMinor: 0,
      protection: { basisPoints: 650 },
    });
    expect(result.lines.at(-1)).toEqual({ kind: 'protection', amount: usd(650) });
  });

  it('lines always add up to the total, in both views, and nothing is negative', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyAmount, anyTerms, (base, taxes, extras, terms) => {
        const full = price({ ...figures(base, taxes), extras: usd(extras) }, terms);
        const traveller = travellerView(full);
        expect(sum(full.lines)).toBe(full.total.amount);
        expect(sum(traveller.lines)).toBe(full.total.amount);
        expect(traveller.total).toEqual(full.total);
        for (const line of [...full.lines, ...traveller.lines])
          expect(line.amount.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never falls when the markup rises', () => {
    const markup = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(anyAmount, anyAmount, anyTerms, markup, markup, (base, taxes, terms, a, b) => {
        const total = (markupBasisPoints: number) =>
          price(figures(base, taxes), { ...terms, markupBasisPoints }).total.amount;
        expect(total(Math.max(a, b))).toBeGreaterThanOrEqual(total(Math.min(a, b)));
      }),
    );
  });

  it('G69 has no line for what nobody asks for', () => {
    const { lines } = price(figures(40_000, 0), { markupBasisPoints: 0, feeMinor: 0 });
    expect(lines).toEqual([
      { kind: 'base', amount: usd(40_000) },
      { kind: 'taxes', amount: usd(0) },
    ]);
  });

  it('G73 keeps the minor units of currencies without decimals', () => {
    const yen = (amount: number) => ({ amount, currency: 'JPY' });
    const result = price(
      { base: yen(33_333), taxes: yen(0), published: null, retail: null },
      { markupBasisPoints: 500, feeMinor: 0 },
    );
    expect(result.total).toEqual(yen(35_000));
  });

  it.each([
    [figures(-1, 0), { markupBasisPoints: 0, feeMinor: 0 }],
    [figures(0.5, 0), { markupBasisPoints: 0, feeMinor: 0 }],
    [figures(1, 0), { markupBasisPoints: 10_001, feeMinor: 0 }],
    [figures(1, 0), { markupBasisPoints: 0, feeMinor: -1 }],
    [
      { ...figures(1, 0), extras: usd(-1) },
      { markupBasisPoints: 0, feeMinor: 0 },
    ],
    [
      { ...figures(1, 0), taxes: { amount: 1, currency: 'EUR' } },
      { markupBasisPoints: 0, feeMinor: 0 },
    ],
    [figures(-1, 100), { markupBasisPoints: 0, feeMinor: 0 }],
    [figures(100, -1), { markupBasisPoints: 0, feeMinor: 0 }],
    [figures(100, 0), { markupBasisPoints: 0, feeMinor: 0, protection: { basisPoints: 10_001 } }],
    [figures(Number.MAX_SAFE_INTEGER, 1), { markupBasisPoints: 0, feeMinor: 0 }],
  ])('refuses figures that cannot be: %j %j', (bad, terms) => {
    expect(() => price(bad, terms)).toThrow(RangeError);
  });
});

describe('shareOf', () => {
  it('rounds half away from zero', () => {
    expect([shareOf(50, 100), shareOf(-50, 100), shareOf(49, 100), shareOf(-49, 100)]).toEqual([1, -1, 0, 0]);
  });

  it('has none of an amount that is not whole', () => {
    expect(() => shareOf(1.5, 100)).toThrow('Not a whole amount of minor units: 1.5');
    expect(() => shareOf(100, 1.5)).toThrow('Not whole basis points: 1.5');
  });

  it('is within half a minor unit of the exact share, and odd', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, points) => {
          const share = shareOf(amount, points);
          const doubled = 2n * (BigInt(share) * 10_000n - BigInt(amount) * BigInt(points));
          expect(doubled <= 10_000n && doubled >= -10_000n).toBe(true);
          expect(shareOf(-amount, points) + share).toBe(0);
        },
      ),
    );
  });
});

describe('views', () => {
  const full = price(
    { base: usd(40_000), taxes: usd(10_000), published: usd(50_500), retail: usd(60_000) },
    { markupBasisPoints: 1_000, feeMinor: 500 },
  );

  it('SEC-35 shows a traveller no wholesale figure and no markup', () => {
    const seen = viewFor({ isStaff: false }, full);
    expect(seen).toEqual({
      lines: [
        { kind: 'base', amount: usd(45_000) },
        { kind: 'taxes', amount: usd(10_000) },
        { kind: 'fee', amount: usd(500) },
      ],
      total: usd(55_500),
    });
    expect(viewFor({ isStaff: true }, full)).toBe(full);
  });

  it('R268 R269 warn staff when the total exceeds the published or the retail price', () => {
    expect(priceWarnings(full)).toEqual(['above-published']);
    const dear = price(
      { base: usd(100), taxes: usd(0), published: usd(90), retail: usd(99) },
      { markupBasisPoints: 0, feeMinor: 0 },
    );
    expect(priceWarnings(dear)).toEqual(['above-published', 'above-retail']);
    expect(priceWarnings(travellerView(dear))).toEqual([]);
    const alike = price(
      { base: usd(100), taxes: usd(0), published: usd(100), retail: usd(100) },
      { markupBasisPoints: 0, feeMinor: 0 },
    );
    expect(priceWarnings(alike)).toEqual([]);
  });
});
