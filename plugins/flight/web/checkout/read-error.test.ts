import { expect, it } from 'vitest';
import { flightRefusals } from '../../contract/refusals';
import { refusal } from '../testing/fake-api';
import { readHoldError } from './read-error';

it('a reservation that may not be made was not sent to anybody, so nothing is to be looked for', () => {
  expect(readHoldError(refusal(409, 'CONFLICT', flightRefusals.paidAtOnce))).toEqual({
    kind: 'refused',
    message: 'This fare must be paid right away',
    reason: 'flight.paidAtOnce',
  });
  expect(readHoldError(refusal(409, 'CONFLICT', 'This booking was already sent'))).toBeNull();
});
