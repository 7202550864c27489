import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The server's sentences that we know, as the specification writes them (S1 §8), with our translations. */
const known: readonly (readonly [string, MessageDescriptor])[] = [
  ['Incorrect email or password.', msg`Incorrect email or password.`],
  ['Email Not Verified', msg`Email Not Verified`],
  [
    'Your account is inactive, kindly contact the Agency Owner',
    msg`Your account is inactive, kindly contact the Agency Owner`,
  ],
  [
    'Agency is inactive, Please contact the administrator',
    msg`Agency is inactive, Please contact the administrator`,
  ],
  ['User already exist', msg`User already exist`],
  ['You cannot signup using this email', msg`You cannot signup using this email`],
  ['Data not found', msg`Data not found`],
  ['No data available', msg`No data available`],
  ['User is not associated with this id', msg`User is not associated with this id`],
  ['User with Email Address already exists!', msg`User with Email Address already exists!`],
  ['Coupon Code is not valid', msg`Coupon Code is not valid`],
  ['Please enter a valid coupon code', msg`Please enter a valid coupon code`],
  [
    'Agency with Subdomain/Name/Domain already exists!',
    msg`Agency with Subdomain/Name/Domain already exists!`,
  ],
  ['Agency could not be created with this domain', msg`Agency could not be created with this domain`],
  ['Agency does not exist', msg`Agency does not exist`],
  ['You already paid the subscription', msg`You already paid the subscription`],
  [
    'Something went wrong during payment, please try again',
    msg`Something went wrong during payment, please try again`,
  ],
  ["User doesn't exist", msg`User doesn't exist`],
  ['Password token expired', msg`Password token expired`],
  ['The password reset link has expired', msg`The password reset link has expired`],
  ['Unable to change password!', msg`Unable to change password!`],
  ['Unable to change password', msg`Unable to change password`],
  ['Some error occurred while resetting password', msg`Some error occurred while resetting password`],
  ['Password mismatch!', msg`Password mismatch!`],
  [
    'You have been invited as a Sales Agent. Please use the invitation link to sign up.',
    msg`You have been invited as a Sales Agent. Please use the invitation link to sign up.`,
  ],
  [
    "Please sign in through your organisation's own site.",
    msg`Please sign in through your organisation's own site.`,
  ],
  ['Your session has expired, Please login again.', msg`Your session has expired, Please login again.`],
  ['Something went wrong', msg`Something went wrong`],
  ['Something went wrong!', msg`Something went wrong!`],
  ['Agency not found', msg`Agency not found`],
];

const byText = new Map(known);

/** A known sentence of the server in the language that is shown; an unknown one as it came (R138, G108). */
export function translateServerMessage(text: string): string {
  const descriptor = byText.get(text);
  return descriptor ? i18n._(descriptor) : text;
}

/** The sentences that are translated; what tests count. */
export const KNOWN_SERVER_MESSAGES: readonly string[] = known.map(([text]) => text);
