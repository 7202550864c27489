import { expect, it } from 'vitest';
import { usd } from '../testing/fixtures';
import { cancelPhase } from './cancel-phase';

const terms = { freeUntil: '2027-03-10T10:00:00Z', fee: usd(45), nothingFrom: '2027-03-12T10:00:00Z' };
const at = (iso: string) => new Date(iso);

it('cancelling is free, then costs a fee, then returns nothing, each limit belonging to what follows', () => {
  expect(cancelPhase(terms, at('2027-03-10T09:59:59Z'))).toBe('free');
  expect(cancelPhase(terms, at('2027-03-10T10:00:00Z'))).toBe('fee');
  expect(cancelPhase(terms, at('2027-03-12T09:59:59Z'))).toBe('fee');
  expect(cancelPhase(terms, at('2027-03-12T10:00:00Z'))).toBe('over');
  expect(cancelPhase({ ...terms, freeUntil: null, fee: null }, at('2027-03-01T10:00:00Z'))).toBe(
    'everything',
  );
});
