import { msg } from '@lingui/core/macro';
import type { AgencyRecord } from '../ports/agency';
import { begin, type Message, onSite } from './account-letter';

/** The code with which who has no password deletes the own account; it stands in the letter alone. */
export function deletionCodeMail(
  agency: AgencyRecord,
  language: string | null,
  { firstName, code }: { firstName: string; code: string },
): Message {
  const { i18n, name, hello, finish } = begin(agency, language, firstName);
  const letter = finish({
    subject: i18n._(msg`Code to delete your account at ${name}`),
    headline: code,
    text: i18n._(
      msg`${hello} type this code where you are deleting your account at ${name}. It works once, within 30 minutes.`,
    ),
    button: { label: i18n._(msg`Back to my data`), url: onSite(agency, '/profile/data') },
    note: i18n._(msg`If you do not want to delete your account, ignore this message: nothing will happen.`),
  });
  return { ...letter, isSecret: true };
}

/** The last letter: the account is gone. */
export function accountDeletedMail(
  agency: AgencyRecord,
  language: string | null,
  { firstName, open }: { firstName: string; open: number },
): Message {
  const { i18n, name, hello, finish } = begin(agency, language, firstName);
  const letter = finish({
    subject: i18n._(msg`Your account at ${name} has been deleted`),
    headline: i18n._(msg`Your account has been deleted`),
    text:
      open > 0
        ? i18n._(
            msg`${hello} your account at ${name} is gone. Your open bookings stay valid; for these, please contact us directly.`,
          )
        : i18n._(msg`${hello} your account at ${name} is gone, with your profile and your saved travelers.`),
    button: { label: i18n._(msg`What is kept, and for how long`), url: onSite(agency, '/privacy-policy') },
    note: i18n._(msg`If it was not you, please write to us right away.`),
  });
  return { ...letter, isSecret: true };
}
