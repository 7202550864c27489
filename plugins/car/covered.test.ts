import { describe, expect, it } from 'vitest';
import { coveredBy, excessOf } from './contract/covered';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const coverage = (code: string, isIncluded: boolean, excess: number | null) => ({
  code,
  name: code,
  charge: { includedRateInd: isIncluded, amount: isIncluded ? null : eur(8_400) },
  excess: excess === null ? null : eur(excess),
});
const offer = {
  availableInfo: {
    coverages: [
      coverage('TPL', true, null),
      coverage('CDW', true, 100_000),
      coverage('TP', false, 100_000),
      coverage('SCDW', false, null),
    ],
  },
};
const added = (...codes: string[]) => codes.map((code) => ({ code, name: code }));
const told = (...codes: string[]) =>
  Object.fromEntries(
    coveredBy(offer, added(...codes)).map(({ code, excess }) => [code, excess && excess.amount]),
  );

describe('what is covered', () => {
  it('is what the offer includes and what was added, not what could have been', () => {
    expect(told()).toEqual({ TPL: null, CDW: 100_000 });
    expect(told('TP')).toEqual({ TPL: null, CDW: 100_000, TP: 100_000 });
    const isAdded = (...codes: string[]) =>
      coveredBy(offer, added(...codes)).map((each) => [each.code, each.isAdded]);
    expect(isAdded('TP')).toEqual([
      ['TPL', false],
      ['CDW', false],
      ['TP', true],
    ]);
    // What the offer includes is not there twice when it was added, too.
    expect(isAdded('CDW')).toEqual([
      ['TPL', false],
      ['CDW', true],
    ]);
  });

  it('full cover that was bought leaves no excess under any other coverage', () => {
    expect(told('SCDW')).toEqual({ TPL: null, CDW: 0, SCDW: null });
    expect(told('SCDW', 'TP')).toEqual({ TPL: null, CDW: 0, SCDW: null, TP: 0 });
    expect(excessOf({ excess: eur(100_000) }, ['CDW', 'SCDW'])).toEqual(eur(0));
  });
});
