import { expect, test } from 'vitest';
import { codeOf, saidOf } from './reconcile';

const difference = { bookingId: 'b1', agencyId: 'a1', what: 'confirmed, but 1 of 2 taken' } as const;

test('each difference is a line, and the last lines say what was compared and what cannot be', () => {
  const differences = [
    { ...difference, code: 'taken-differs' },
    { ...difference, code: 'order-unknown', bookingId: null, reference: 'FL-1', what: 'not known here' },
  ] as const;
  expect(
    saidOf({
      differences,
      bookings: 12,
      others: { club: 4 },
      unlisted: ['gateway'],
      payouts: 3,
      fees: [{ amount: 1_234, currency: 'BRL' }],
    }).split('\n'),
  ).toEqual([
    'taken-differs b1: confirmed, but 1 of 2 taken',
    'order-unknown - (FL-1): not known here',
    '12 bookings compared, 4 of club, 3 payouts; 2 differences',
    'the gateway has kept 12.34 BRL',
    'cannot be listed: gateway',
  ]);
  expect(saidOf({ differences: [], bookings: 3, others: {}, unlisted: [], payouts: null, fees: [] })).toBe(
    '3 bookings compared; 0 differences',
  );
});

test('its code says that books differ, or that some could not be read', () => {
  const differences = [{ ...difference, code: 'taken-differs' }] as const;
  expect(codeOf({ differences: [], unlisted: [] })).toBe(0);
  expect(codeOf({ differences, unlisted: ['gateway'] })).toBe(1);
  expect(codeOf({ differences: [], unlisted: ['flight ord_'] })).toBe(2);
});
