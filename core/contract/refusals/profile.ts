import { refusals } from '../refusal';

/** What the calls about one's own account say no with. */
export const profileRefusals = refusals('profile', {
  notUpdated: 'Error while updating profile',
  tooManyTravelers: 'You can save up to {max} travelers',
});
