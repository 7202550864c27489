import { msg } from '@lingui/core/macro';

export const HEADINGS = {
  at: msg`Time (UTC)`,
  move: msg`What`,
  amount: msg`Amount`,
  balance: msg`Balance`,
  currency: msg`Currency`,
  reference: msg`Booking`,
  reason: msg`Reason`,
};
