import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WordsOfLog } from '@/core/say/say';
import type { LOGGED_HERE } from '../contract/logged';

/** What the subscription writes into the agency's log. */
const words: WordsOfLog & Readonly<Record<(typeof LOGGED_HERE)[number], MessageDescriptor>> = {
  'subscription.begin': msg`Subscription started`,
  'subscription.renew': msg`Subscription renewed`,
  'subscription.unpaid': msg`Subscription not paid`,
  'subscription.end': msg`Subscription ended`,
  'subscription.cancel': msg`Subscription canceled`,
  'subscription.resume': msg`Subscription cancellation undone`,
  'subscription.card': msg`Card of the subscription changed`,
  'subscription.billing-details': msg`Billing details changed`,
  'subscription.letters': msg`Emails allowed again by the platform`,
  most: msg`Emails a day`,
  'subscription.refund': msg`Subscription payment refunded`,
  'coupon.create': msg`Coupon created`,
  'coupon.update': msg`Coupon changed`,
};
export default words;
