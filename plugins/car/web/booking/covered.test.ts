import { expect, it } from 'vitest';
import { DETAILS, usd } from '../fixtures';
import { coveredBy } from './covered';

it('what is covered is what the offer includes and what was added, not what could have been', () => {
  expect(coveredBy(DETAILS, null).some(({ code }) => code === 'SCDW')).toBe(false);
  const covered = coveredBy(DETAILS, { coverages: [{ code: 'SCDW', name: 'No excess', amount: usd(84) }] });
  expect(covered.at(-1)).toEqual({ code: 'SCDW', name: 'No excess', excess: null, isAdded: true });
  expect(covered.find(({ code }) => code === 'CDW')).toMatchObject({ excess: usd(1000), isAdded: false });
});
