import { expect, test } from 'vitest';
import { activityTotal } from './sell';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('G72 protection is a line beside the activity', () => {
  const lines = [
    { kind: 'base' as const, amount: usd(9_000) },
    { kind: 'taxes' as const, amount: usd(1_000) },
    { kind: 'protection' as const, amount: usd(650) },
  ];
  expect(activityTotal({ lines, total: usd(10_650) })).toEqual(usd(10_000));
});
