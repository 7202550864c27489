import { expect, it } from 'vitest';
import { adjustmentProblem } from './adjustment';

const debit = { kind: 'debit', minor: 500, reason: 'A mistake', available: 500 } as const;

it('a credit or debit has an amount, a reason, and takes no more than there is', () => {
  expect(adjustmentProblem(debit)).toBeNull();
  expect(adjustmentProblem({ ...debit, minor: 501 })).toBe('balance');
  expect(adjustmentProblem({ ...debit, kind: 'credit', minor: 501 })).toBeNull();
  expect(adjustmentProblem({ ...debit, minor: 0 })).toBe('amount');
  expect(adjustmentProblem({ ...debit, minor: null })).toBe('amount');
  expect(adjustmentProblem({ ...debit, reason: '  ' })).toBe('reason');
});
