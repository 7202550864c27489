import { expect, it } from 'vitest';
import { statusLabel } from '@/core/selling/after-sale/statuses';
import { HOTEL_STATUSES } from '../contract';
import { SHOWN } from './shown';
import { STATUS_LABELS } from './statuses';

it('R273 has a word for each of the six statuses, whichever letters a list tells it in', () => {
  expect(Object.keys(STATUS_LABELS)).toEqual([...HOTEL_STATUSES]);
  for (const [engine, status] of [
    ['Processing', 'processing payment'],
    ['Awaiting Payment', 'awaiting payment'],
    ['Failed', 'failed'],
    ['Cancelled', 'cancelled'],
  ] as const)
    expect(statusLabel(SHOWN.statuses, engine)?.message, engine).toBe(STATUS_LABELS[status].message);
  expect(statusLabel(SHOWN.statuses, 'On Request')).toBeNull();
});
