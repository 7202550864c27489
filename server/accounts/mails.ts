import { msg } from '@lingui/core/macro';
import type { AgencyRecord } from '../ports/agency';
import { begin, type Message, onSite, wasNotMe } from './account-letter';

/** Asks whether an address is its owner's (SEC-09). The link carries `id` (G126) and, for the login after it, `email`. */
export function verificationMail(
  agency: AgencyRecord,
  language: string | null,
  { firstName, email, token }: { firstName: string; email: string; token: string },
): Message {
  const { i18n, name, hello, finish } = begin(agency, language, firstName);
  const letter = finish({
    subject: i18n._(msg`Confirm your email address for ${name}`),
    headline: i18n._(msg`Confirm your email address`),
    text: i18n._(msg`${hello} thank you for signing up with ${name}. One click, and your account is ready.`),
    button: { label: i18n._(msg`Confirm my address`), url: onSite(agency, '/verify', { id: token, email }) },
    note: i18n._(
      msg`The link works once, within 24 hours. If you did not sign up, ignore this message and nothing will happen.`,
    ),
  });
  return { ...letter, isSecret: true };
}

/** Tells a client whom the agency has entered that there is an account; choosing a password proves the address. */
export function welcomeMail(
  agency: AgencyRecord,
  language: string | null,
  { firstName, email }: { firstName: string; email: string },
): Message {
  const { i18n, name, hello, finish } = begin(agency, language, firstName);
  return finish({
    subject: i18n._(msg`Your account at ${name}`),
    headline: i18n._(msg`Your account is ready`),
    text: i18n._(
      msg`${hello} ${name} has opened an account for ${email}, where your trips and documents are. Choose a password, and it is yours.`,
    ),
    button: { label: i18n._(msg`Choose a password`), url: onSite(agency, '/forgotpassword') },
    note: i18n._(
      msg`Enter your email address there, and you receive a link for the password. If you did not expect this message, ignore it: without a password nobody can use the account.`,
    ),
  });
}

/** Leads to the screen for a new password; the link carries `token` and `email` (G125). */
export function resetMail(
  agency: AgencyRecord,
  language: string | null,
  { firstName, email, token }: { firstName: string; email: string; token: string },
): Message {
  const { i18n, name, hello, finish } = begin(agency, language, firstName);
  const letter = finish({
    subject: i18n._(msg`Choose a new password for ${name}`),
    headline: i18n._(msg`Choose a new password`),
    text: i18n._(
      msg`${hello} someone, hopefully you, has requested a new password for your account at ${name}.`,
    ),
    button: {
      label: i18n._(msg`Choose a new password`),
      url: onSite(agency, '/newPassword', { token, email }),
    },
    note: i18n._(
      msg`The link works once, within 30 minutes. If it was not you, ignore this message: your password stays as it is.`,
    ),
  });
  return { ...letter, isSecret: true };
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(
  agency: AgencyRecord,
  language: string | null,
  { firstName }: { firstName: string },
): Message {
  const { i18n, name, hello, finish } = begin(agency, language, firstName);
  return finish({
    subject: i18n._(msg`Your password for ${name} was changed`),
    headline: i18n._(msg`Your password was changed`),
    text: i18n._(
      msg`${hello} the password of your account at ${name} has just been changed, and every device was signed out. If that was you, there is nothing left to do.`,
    ),
    ...wasNotMe(agency, i18n),
  });
}

/** Tells the owner of an account that its two-step verification was switched on or off. */
export function secondFactorMail(
  agency: AgencyRecord,
  language: string | null,
  { firstName, isOn }: { firstName: string; isOn: boolean },
): Message {
  const { i18n, name, hello, finish } = begin(agency, language, firstName);
  const words = isOn
    ? {
        subject: i18n._(msg`Two-step verification is on for ${name}`),
        headline: i18n._(msg`Two-step verification is on`),
        text: i18n._(
          msg`${hello} from now on your account at ${name} also asks for a code of your authenticator app. Keep the recovery codes in a safe place.`,
        ),
      }
    : {
        subject: i18n._(msg`Two-step verification is off for ${name}`),
        headline: i18n._(msg`Two-step verification is off`),
        text: i18n._(
          msg`${hello} your account at ${name} no longer asks for a code of your authenticator app.`,
        ),
      };
  return finish({
    ...words,
    ...wasNotMe(agency, i18n),
  });
}

/** Invites to become a sales agent; the link carries the address and the invitation's secret (R431). */
export function invitationMail(
  agency: AgencyRecord,
  { inviter, email, token }: { inviter: string; email: string; token: string },
): Message {
  const { i18n, name, finish } = begin(agency, agency.public.language);
  const letter = finish({
    subject: i18n._(msg`${inviter} invites you to ${name}`),
    headline: i18n._(msg`Join ${name} as a sales agent`),
    text: i18n._(
      msg`${inviter} would like you to sell trips with ${name}. Choose a password, and your account for ${email} is ready.`,
    ),
    button: {
      label: i18n._(msg`Accept the invitation`),
      url: onSite(agency, '/signup', { inviteEmail: email, invitation: token }),
    },
    note: i18n._(
      msg`The invitation works once, within 7 days. If you did not expect it, ignore this message and nothing will happen.`,
    ),
  });
  return { ...letter, isSecret: true };
}
