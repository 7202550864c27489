import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LOGGED_HERE } from '../contract/logged';

/** What the subscription writes into the agency's log. */
const words: Readonly<Record<(typeof LOGGED_HERE)[number], MessageDescriptor>> = {
  'subscription.begin': msg`Subscription begun`,
  'subscription.renew': msg`Subscription renewed`,
  'subscription.unpaid': msg`Subscription not paid`,
  'subscription.end': msg`Subscription ended`,
  'subscription.cancel': msg`Subscription canceled`,
  'subscription.resume': msg`Cancellation of the subscription taken back`,
  'subscription.card': msg`Card of the subscription changed`,
  'subscription.billing-details': msg`Billing details changed`,
  'subscription.refund': msg`Payment of the subscription returned`,
  'coupon.create': msg`Coupon made`,
  'coupon.update': msg`Coupon changed`,
};
export default words;
