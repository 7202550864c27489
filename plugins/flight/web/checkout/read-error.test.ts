import { expect, it } from 'vitest';
import { refusal } from '../testing/fake-api';
import { readHoldError } from './read-error';

it('a reservation that may not be made was not sent to anybody, so nothing is to be looked for', () => {
  const text = 'This fare must be paid at once';
  expect(readHoldError(refusal(409, 'CONFLICT', text))).toEqual({
    kind: 'refused',
    message: text,
    reason: 'flight.paidAtOnce',
  });
  expect(readHoldError(refusal(409, 'CONFLICT', 'This booking was already sent'))).toBeNull();
});
