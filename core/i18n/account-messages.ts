import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translatorOf } from './server-messages';

/** What the profile's and the second factor's calls say; apart from the first view's words, which need none of it. */
const known: readonly (readonly [string, MessageDescriptor])[] = [
  ['Error while updating profile', msg`Error while updating profile`],
  ['Current password is incorrect', msg`Current password is incorrect`],
  [
    'New password and current password should not be same',
    msg`New password and current password should not be same`,
  ],
  ['Maximum image size is 5MB', msg`Maximum image size is 5MB`],
  ['This file is not a JPEG, PNG or WebP picture.', msg`This file is not a JPEG, PNG or WebP picture.`],
  ["This picture is damaged and can't be opened.", msg`This picture is damaged and can't be opened.`],
  [
    'The picture has too many pixels: at most 25 million are accepted',
    msg`The picture has too many pixels: at most 25 million are accepted`,
  ],
  ['Please enter valid first name', msg`Please enter valid first name`],
  ['Please enter valid middle name', msg`Please enter valid middle name`],
  ['Please enter valid last name', msg`Please enter valid last name`],
  ['Please enter valid date of birth', msg`Please enter valid date of birth`],
  ['Please enter valid nationality', msg`Please enter valid nationality`],
  ['Please enter a valid email address', msg`Please enter a valid email address`],
  ['Please enter valid phone number', msg`Please enter valid phone number`],
  ['Please enter valid home airport', msg`Please enter valid home airport`],
  ['Please enter valid street address', msg`Please enter valid street address`],
  ['Please enter valid country', msg`Please enter valid country`],
  ['Please enter valid state', msg`Please enter valid state`],
  ['Please enter valid city', msg`Please enter valid city`],
  ['Please enter valid zip code', msg`Please enter valid zip code`],
  ['You can save up to 50 travelers', msg`You can save up to 50 travelers`],
  ['Please upload the picture again', msg`Please upload the picture again`],
  [
    'The upload address has expired. Please choose the picture again.',
    msg`The upload address has expired. Please choose the picture again.`,
  ],
  [
    'Too many pictures at once. Please try again in a moment.',
    msg`Too many pictures at once. Please try again in a moment.`,
  ],
  [
    'Too many requests. Please wait a moment and try again.',
    msg`Too many requests. Please wait a moment and try again.`,
  ],
  ['The code is not right. Please try again.', msg`The code is not right. Please try again.`],
  ['The second factor is already on.', msg`The second factor is already on.`],
];

/** A sentence of these calls in the language that is shown; others as `translateServerMessage` has them (R138). */
export const translateAccountMessage = translatorOf(known);
