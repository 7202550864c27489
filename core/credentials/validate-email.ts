import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  emailProblem,
  type EmailProblem,
  forgottenEmailProblem,
  type ForgottenEmailProblem,
} from '../contract/account-rules';

export { isEmail } from '../contract/account-rules';

const WORDS: Record<EmailProblem | ForgottenEmailProblem, MessageDescriptor> = {
  Required: msg`Required`,
  'Please enter email address': msg`Please enter email address`,
  'Space are not allowed in email address': msg`Space are not allowed in email address`,
  'Please include an @ in the email address': msg`Please include an @ in the email address`,
  '@@ are not allowed': msg`@@ are not allowed`,
  'Dot are not allowed at the end of email address': msg`Dot are not allowed at the end of email address`,
  'Dot are not allowed before domain name': msg`Dot are not allowed before domain name`,
  'The entered email is not valid': msg`The entered email is not valid`,
};

const said = (problem: keyof typeof WORDS | null) => (problem ? WORDS[problem] : null);

/** What is wrong with an e-mail address on the login and sign-up cards (R089, R090, R091), else null. */
export const validateEmail = (text: string): MessageDescriptor | null => said(emailProblem(text));

/** The forgot-password card has sentences of its own (R125 to R131, G20). */
export const validateForgottenEmail = (email: string): MessageDescriptor | null =>
  said(forgottenEmailProblem(email));
