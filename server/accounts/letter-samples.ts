import { msg } from '@lingui/core/macro';
import { SAMPLE_COLLEAGUE, SAMPLE_PERSON, SAMPLE_SECRET } from '../mail/sample-person';
import type { AgencyRecord } from '../ports/agency';
import type { LetterSample } from '../ports/letters';
import { accountDeletedMail, deletionCodeMail } from './end-mails';
import {
  invitationMail,
  passwordChangedMail,
  resetMail,
  secondFactorMail,
  verificationMail,
  welcomeMail,
} from './mails';

const facts = { ...SAMPLE_PERSON, token: SAMPLE_SECRET };

/** The invitation speaks the agency's language. */
const speaking = (agency: AgencyRecord, language: AgencyRecord['public']['language']): AgencyRecord => ({
  ...agency,
  public: { ...agency.public, language },
});

/** The letters about accounts. */
export const accountSamples: readonly LetterSample[] = [
  {
    id: 'verification',
    name: msg`Confirm the email address`,
    when: msg`When someone signs up, and whenever a new link is requested.`,
    to: 'anybody',
    draw: ({ agency, language }) => verificationMail(agency, language, facts),
  },
  {
    id: 'welcome',
    name: msg`An account was opened`,
    when: msg`When your staff adds a client, one by one or from a file.`,
    to: 'client',
    draw: ({ agency, language }) => welcomeMail(agency, language, facts),
  },
  {
    id: 'invitation',
    name: msg`Invitation of an agent`,
    when: msg`When you invite a sales agent, or send the invitation again. It is written in the language of your site.`,
    to: 'agent',
    draw: ({ agency, language }) =>
      invitationMail(speaking(agency, language), {
        ...facts,
        inviter: `${SAMPLE_COLLEAGUE.firstName} ${SAMPLE_COLLEAGUE.lastName}`,
      }),
  },
  {
    id: 'reset',
    name: msg`Choose a new password`,
    when: msg`When somebody has forgotten the password.`,
    to: 'anybody',
    draw: ({ agency, language }) => resetMail(agency, language, facts),
  },
  {
    id: 'password-changed',
    name: msg`The password was changed`,
    when: msg`After a password was changed, in the profile or with a mailed link.`,
    to: 'anybody',
    draw: ({ agency, language }) => passwordChangedMail(agency, language, facts),
  },
  {
    id: 'second-factor-on',
    name: msg`Two-step verification is on`,
    when: msg`When somebody switches on two-step verification.`,
    to: 'anybody',
    draw: ({ agency, language }) => secondFactorMail(agency, language, { ...facts, isOn: true }),
  },
  {
    id: 'second-factor-off',
    name: msg`Two-step verification is off`,
    when: msg`When somebody switches off two-step verification.`,
    to: 'anybody',
    draw: ({ agency, language }) => secondFactorMail(agency, language, { ...facts, isOn: false }),
  },
  {
    id: 'deletion-code',
    name: msg`Code to delete an account`,
    when: msg`When someone without a password wants to delete their own account.`,
    to: 'anybody',
    draw: ({ agency, language }) => deletionCodeMail(agency, language, { ...facts, code: 'abcde-fghjk' }),
  },
  {
    id: 'account-deleted',
    name: msg`The account was deleted`,
    when: msg`When someone has deleted their own account: the last email.`,
    to: 'anybody',
    draw: ({ agency, language }) => accountDeletedMail(agency, language, { ...facts, open: 1 }),
  },
];
