import { expect, it } from 'vitest';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { MEANINGS } from '../../../ports/trouble';
import { saidOfOrder, supplierErrorOf } from './told';

const own = bookingRefusals.notMade;

it('travelers read a sentence of its meaning where the product’s own would blame the offer', () => {
  const { closed, busy, details } = supplierRefusals;
  expect(Object.fromEntries(MEANINGS.map((meaning) => [meaning, saidOfOrder({ meaning }, own)]))).toEqual({
    ...{ balance: closed, key: closed, 'rate-limit': busy, validation: details },
    ...{ gone: own, 'price-changed': own, unknown: own },
  });
  expect(supplierErrorOf({ meaning: 'balance' }, own)).toMatchObject({ reason: 'failed', said: closed });
  expect(supplierErrorOf({ meaning: 'validation' }, own)).toMatchObject({ reason: 'failed', said: own });
});
