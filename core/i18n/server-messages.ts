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
  [
    'The exchange rates are not available at the moment',
    msg`The exchange rates are not available at the moment`,
  ],
  [
    'This protection is not offered any more. Please choose again.',
    msg`This protection is not offered any more. Please choose again.`,
  ],
  ['Your card was declined.', msg`Your card was declined.`],
  ['Your card has insufficient funds.', msg`Your card has insufficient funds.`],
  ['Your card has expired.', msg`Your card has expired.`],
  ['The payment was not confirmed.', msg`The payment was not confirmed.`],
  [
    'The payment was not confirmed in time. No money was taken.',
    msg`The payment was not confirmed in time. No money was taken.`,
  ],
  [
    'The booking took too long and was stopped. No money was taken, please try again.',
    msg`The booking took too long and was stopped. No money was taken, please try again.`,
  ],
  [
    'The price could not be checked. No money was taken, please try again.',
    msg`The price could not be checked. No money was taken, please try again.`,
  ],
  [
    'It was not paid in time, so the reservation has ended. No money was taken.',
    msg`It was not paid in time, so the reservation has ended. No money was taken.`,
  ],
  [
    'The booking could not be made. Your money is being returned.',
    msg`The booking could not be made. Your money is being returned.`,
  ],
  ['The bank has not answered yet', msg`The bank has not answered yet`],
  [
    'Searching and booking are not open here at the moment.',
    msg`Searching and booking are not open here at the moment.`,
  ],
  [
    'We were interrupted for a moment. Please try again.',
    msg`We were interrupted for a moment. Please try again.`,
  ],
  [
    'We were interrupted and do not know whether this was done. Please check before you try again.',
    msg`We were interrupted and do not know whether this was done. Please check before you try again.`,
  ],
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
    "Please sign in through your organization's own site.",
    msg`Please sign in through your organization's own site.`,
  ],
  [
    'If there is an account with this address, a link for a new password is on its way to it.',
    msg`If there is an account with this address, a link for a new password is on its way to it.`,
  ],
  [
    'If this address is waiting to be verified, a new link is on its way to it.',
    msg`If this address is waiting to be verified, a new link is on its way to it.`,
  ],
  ['Verification email sent', msg`Verification email sent`],
  ['Your password has been changed', msg`Your password has been changed`],
  ['Your email address has been verified', msg`Your email address has been verified`],
  [
    'This verification link has expired or was already used.',
    msg`This verification link has expired or was already used.`,
  ],
  ['The code is not right. Please try again.', msg`The code is not right. Please try again.`],
  [
    'This sign-in has taken too long. Please log in again.',
    msg`This sign-in has taken too long. Please log in again.`,
  ],
  ['Unable to verify agent', msg`Unable to verify agent`],
  ['You have already accepted the invitation', msg`You have already accepted the invitation`],
  [
    'This invitation has expired. Please ask for a new one.',
    msg`This invitation has expired. Please ask for a new one.`,
  ],
  ['Invitation sent', msg`Invitation sent`],
  ['Email already invited', msg`Email already invited`],
  [
    'Email already associated with an agent in your agency',
    msg`Email already associated with an agent in your agency`,
  ],
  ['Please enter a valid email address', msg`Please enter a valid email address`],
  [
    'This password is too easy to guess. Please choose another one.',
    msg`This password is too easy to guess. Please choose another one.`,
  ],
  [
    'Too many requests. Please wait a moment and try again.',
    msg`Too many requests. Please wait a moment and try again.`,
  ],
  ['Required', msg`Required`],
  ['Please include an @ in the email address', msg`Please include an @ in the email address`],
  ['The entered email is not valid', msg`The entered email is not valid`],
  ['Please enter email address', msg`Please enter email address`],
  ['@@ are not allowed', msg`@@ are not allowed`],
  ['Dot are not allowed at the end of email address', msg`Dot are not allowed at the end of email address`],
  ['Dot are not allowed before domain name', msg`Dot are not allowed before domain name`],
  ['Space are not allowed in email address', msg`Space are not allowed in email address`],
  ['Only alphabets are allowed', msg`Only alphabets are allowed`],
  ['No special characters allowed', msg`No special characters allowed`],
  ['Name must be minimum of two characters', msg`Name must be minimum of two characters`],
  ['Invalid Name', msg`Invalid Name`],
  ['Please accept the terms and condition', msg`Please accept the terms and condition`],
  ['Space not allowed', msg`Space not allowed`],
  ['Password does not contain white space', msg`Password does not contain white space`],
  ['Password must be valid', msg`Password must be valid`],
  ['Password Required', msg`Password Required`],
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

/** Puts a sentence of the server into the language that is shown. */
export type Translate = (text: string) => string;

/** The same with sentences of one's own beside the platform's; these come first. */
export function translatorOf(own: readonly (readonly [string, MessageDescriptor])[]): Translate {
  const known = new Map(own);
  return (text) => {
    const descriptor = known.get(text);
    return descriptor ? i18n._(descriptor) : translateServerMessage(text);
  };
}

/** The sentences that are translated; what tests count. */
export const KNOWN_SERVER_MESSAGES: readonly string[] = known.map(([text]) => text);
