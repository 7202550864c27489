import { describe, expect, it } from 'vitest';
import { NO_EXTRAS as NONE, withAccessory, withCoverage } from '../extras';
import { DETAILS, usd } from '../testing/fixtures';
import { pricedChoice, totalWith } from './choice';

describe('what is added to a car', () => {
  it('adds up to what is paid', () => {
    const extras = withAccessory(withCoverage(NONE, 'RSA', true), 'CST', 2);
    const { coverages, accessories } = pricedChoice(DETAILS, extras);
    expect(coverages).toMatchObject([{ code: 'RSA', amount: usd(31.5) }]);
    expect(accessories).toMatchObject([{ code: 'CST', quantity: 2, amount: usd(126) }]);
    expect(totalWith(DETAILS, extras)).toEqual(usd(289.6 + 31.5 + 126));
    expect(totalWith(DETAILS, NONE)).toEqual(DETAILS.price);
  });
});
