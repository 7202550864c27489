import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const FORMAT =
  /^[^\s@"(),:;<>[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,63}$/i;

/** Length, one @, no dots at the edges of the local part, a domain with an ending. */
export function isEmail(text: string): boolean {
  const [local = ''] = text.split('@');
  return text.length <= 254 && FORMAT.test(text) && !/^\.|\.$|\.\./.test(local);
}

/** What is wrong with an e-mail address on the login and sign-up cards (R089, R090, R091), else null. */
export function validateEmail(text: string): MessageDescriptor | null {
  const email = text.trim();
  if (!email) return msg`Required`;
  if (!email.includes('@')) return msg`Please include an @ in the email address`;
  if (!isEmail(email)) return msg`The entered email is not valid`;
  return null;
}

/** The forgot-password card has sentences of its own (R125 to R131, G20). */
export function validateForgottenEmail(email: string): MessageDescriptor | null {
  if (!email.trim()) return msg`Please enter email address`;
  if (/\s/.test(email)) return msg`Space are not allowed in email address`;
  if (!email.includes('@')) return msg`Please include an @ in the email address`;
  if (email.includes('@@')) return msg`@@ are not allowed`;
  if (email.endsWith('.')) return msg`Dot are not allowed at the end of email address`;
  if (email.includes('@.')) return msg`Dot are not allowed before domain name`;
  if (!isEmail(email)) return msg`The entered email is not valid`;
  return null;
}
