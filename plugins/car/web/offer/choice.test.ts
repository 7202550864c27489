import { describe, expect, it } from 'vitest';
import { NO_EXTRAS as NONE, withAccessory, withCoverage } from '../extras';
import { DETAILS, usd } from '../testing/fixtures';
import { extraLines, totalWith } from './choice';

describe('what is added to a car', () => {
  it('adds up to what is paid', () => {
    const extras = withAccessory(withCoverage(NONE, 'RSA', true), 'CST', 2);
    expect(extraLines(DETAILS, extras).map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual(
      [
        ['RSA', 1, usd(31.5)],
        ['CST', 2, usd(126)],
      ],
    );
    expect(totalWith(DETAILS, extras)).toEqual(usd(289.6 + 31.5 + 126));
    expect(totalWith(DETAILS, NONE)).toEqual(DETAILS.price);
  });
});
