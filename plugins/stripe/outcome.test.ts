import { expect, it } from 'vitest';
import { declineCode } from './outcome';

it.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient-funds'],
  [{ code: 'expired_card' }, 'expired-card'],
  [{ code: 'card_declined', decline_code: 'expired_card' }, 'expired-card'],
  [{ code: 'authentication_required' }, 'authentication-failed'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'authentication-failed'],
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'declined'],
  [{}, 'declined'],
])('what Stripe refuses with is told by code and by reason: %j', (said, code) => {
  expect(declineCode(said)).toBe(code);
});
