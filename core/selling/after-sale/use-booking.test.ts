import { expect, it } from 'vitest';
import { nameOf } from './use-booking';

it('R233 R312 a booking is asked for by its id, or by its second name where that is all', () => {
  expect(nameOf('b-1', undefined)).toEqual({ bookingId: 'b-1' });
  expect(nameOf(undefined, 'K7PQ2M')).toEqual({ other: 'K7PQ2M' });
  expect(nameOf('b-1', 'K7PQ2M')).toEqual({ bookingId: 'b-1' });
  expect(nameOf(undefined, undefined)).toBeNull();
});
