// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { messages as es } from '../../locales/es/core.po';
import { messages as pt } from '../../locales/pt/core.po';
import '../contract/refusals';
import { allRefusals } from '../contract/refusal';
import { wordsOf } from './words-of';

/** What a reader sees of a sentence that the server sends with its reason. */
const shown = (text: string) => wordsOf(allRefusals().find(({ message }) => message === text));

/** The rules' catalogue of translated messages, word for word, but for what a plugin says; see plugins/refusals.test.ts. */
const CATALOGUE = [
  'Incorrect email or password.',
  'Email Not Verified',
  'Your account is inactive, kindly contact the Agency Owner',
  'Agency is inactive, Please contact the administrator',
  'User already exist',
  'You cannot signup using this email',
  'Data not found',
  'No data available',
  'User is not associated with this id',
  'User with Email Address already exists!',
  'Agency does not exist',
  'Something went wrong during payment, please try again',
  "User doesn't exist",
  'Password token expired',
  'The password reset link has expired',
  'Unable to change password!',
  'Some error occurred while resetting password',
  'Password mismatch!',
  'You have been invited as a Sales Agent. Please use the invitation link to sign up.',
];

/** What else the account calls answer. */
const ACCOUNT = [
  'If there is an account with this address, a link for a new password is on its way to it.',
  'If this address is waiting to be verified, a new link is on its way to it.',
  'Your password has been changed',
  'This verification link has expired or was already used.',
  'The code is not correct. Please try again.',
  'This sign-in has taken too long. Please log in again.',
  'Unable to verify agent',
  'You have already accepted the invitation',
  'This invitation has expired. Please ask for a new one.',
  'This password is too easy to guess. Please choose another one.',
  'Too many requests. Please wait a moment and try again.',
];

/** What a payment or a booking under way may end with. */
const PAYMENT = [
  'Your card was declined.',
  'Your card has insufficient funds.',
  'Your card has expired.',
  'The payment was not confirmed.',
  'The payment was not confirmed in time. No money was taken.',
  'The booking took too long and was stopped. No money was taken, please try again.',
  'The price could not be checked. No money was taken, please try again.',
  'It was not paid in time, so the reservation has ended. No money was taken.',
  'The booking could not be made. Your money is being returned.',
  'The bank has not answered yet',
];

describe.each(Object.entries({ pt, es }))('R138 in %s', (locale, messages) => {
  it.each([...CATALOGUE, ...ACCOUNT, ...PAYMENT])('%s', (text) => {
    i18n.load(locale, { ...messages });
    i18n.activate(locale);
    const words = shown(text);
    expect(words).not.toBe(text);
    expect(words.trim()).not.toBe('');
    expect(words).not.toBe('not in the catalogue');
  });
});
