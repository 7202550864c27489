import type { MessageDescriptor } from '@lingui/core';
import { emailProblem, forgottenEmailProblem } from '../contract/people/account-rules';
import { asMessage } from '../i18n/words-of';

/** What is wrong with an e-mail address on the login and sign-up cards (R089, R090, R091), else null. */
export const validateEmail = (text: string): MessageDescriptor | null => asMessage(emailProblem(text));

/** The forgot-password card has sentences of its own (R125 to R131, G20). */
export const validateForgottenEmail = (email: string): MessageDescriptor | null =>
  asMessage(forgottenEmailProblem(email));
