import { refusals } from '../refusal';

/** Why staff cannot book for somebody. */
export const clientRefusals = refusals('client', {
  unknown: 'This client was not found. Choose another client, or continue without one.',
  inactive: "This client's account is inactive. Choose another client, or continue without one.",
});
