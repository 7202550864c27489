import { answers, refusals } from '@/core/contract/refusal';

/** What the server says no with (S2 §8). */
export const carRefusals = refusals('car', {
  notMade: 'Error while booking car',
  noBooking: 'Not able to find booking in the database for this user',
  noUser: 'Not able to find user in database',
  invalid: 'Invalid request',
  none: 'No car reservations found',
  refused: 'Booking Failed',
  gone: 'This car booking is not available any more. Please try to book another car.',
  search: 'Something went wrong',
  notCancelled: 'Booking cannot be cancelled',
  cancelUnknown: 'The cancellation is not confirmed yet',
  pickUpTime: 'Please enter a valid pickup time',
  tooShort: 'There must be at least 1 hour between pick-up and drop-off',
  tooLong: 'Drop-off must be within 1 year of pick-up',
});

/** What it says when it did it. */
export const carAnswers = answers('car', {
  cancelled: 'Booking Cancelled Successfully',
});
