import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translatorOf } from '@/core/i18n/server-messages';

/** What the calls about clients and agents say beside the platform's own sentences (S2 §8). */
const known: readonly (readonly [string, MessageDescriptor])[] = [
  ['Unable to fetch Clients', msg`Unable to fetch Clients`],
  ['Sorry, you cannot promote this user', msg`Sorry, you cannot promote this user`],
  ['Unable to invite agent', msg`Unable to invite agent`],
  ['Agent is already restricted', msg`Agent is already restricted`],
  ['Agent is already non restricted', msg`Agent is already non restricted`],
  ['Sales agent not found', msg`Sales agent not found`],
  ['Could not make client', msg`Could not make client`],
  ['Status changed Successfully', msg`Status changed Successfully`],
  ['Invitation withdrawn', msg`Invitation withdrawn`],
  ['This email address is already verified', msg`This email address is already verified`],
  ['An inactive client cannot be written to', msg`An inactive client cannot be written to`],
  [
    'The list has changed in the meantime. Please check it and try again.',
    msg`The list has changed in the meantime. Please check it and try again.`,
  ],
  [
    'The clients have changed since the preview. Please look at it again.',
    msg`The clients have changed since the preview. Please look at it again.`,
  ],
  ['This address stands in the file twice', msg`This address stands in the file twice`],
  ['Please enter valid phone number', msg`Please enter valid phone number`],
];

/** A sentence of these calls in the language that is shown (R138). */
export const translateUserMessage = translatorOf(known);
