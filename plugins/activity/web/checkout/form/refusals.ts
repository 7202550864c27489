import { refusals } from '@/core/contract/refusal';

/** What does not fit the day of an activity, beside what its contract says. */
export const checkoutRefusals = refusals('activity', {
  passportExpired: 'The passport has to be valid on the day of the activity',
});
