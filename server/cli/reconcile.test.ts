import { expect, test } from 'vitest';
import { saidOf } from './reconcile';

const difference = { bookingId: 'b1', agencyId: 'a1', what: 'confirmed, but 1 of 2 taken' } as const;

test('each difference is a line, and the last lines say what was compared and what cannot be', () => {
  const differences = [
    { ...difference, code: 'taken-differs' },
    { ...difference, code: 'order-unknown', bookingId: null, reference: 'FL-1', what: 'not known here' },
  ] as const;
  expect(saidOf({ differences, bookings: 12, unlisted: ['gateway'] }).split('\n')).toEqual([
    'taken-differs b1: confirmed, but 1 of 2 taken',
    'order-unknown - (FL-1): not known here',
    '12 bookings compared, 2 differences',
    'cannot be listed: gateway',
  ]);
  expect(saidOf({ differences: [], bookings: 3, unlisted: [] })).toBe('3 bookings compared, 0 differences');
});
