import { answers, refusals } from '../refusal';

/** What the calls of a plain bookable product say no with. */
export const bookableRefusals = refusals('bookable', {
  gone: 'This offer is not available any more. Please choose another one.',
  noBooking: 'There is no such booking',
  noUser: 'There is no such user',
  unreadable: 'This booking cannot be shown',
  notCancellable: 'This booking cannot be canceled now',
  cancelUnknown: 'The cancellation is not confirmed yet',
  searchFailed: 'We could not search just now. Please try again.',
});

/** What they say when they did it. */
export const bookableAnswers = answers('bookable', { cancelled: 'The booking is canceled' });
