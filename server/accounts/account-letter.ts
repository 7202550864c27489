import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language } from '@/core/contract';
import { type Letter, messageOf } from '../mail/letter';
import { wordsOf } from '../mail/letter-words';
import type { MailMessage } from '../ports/services';
import type { AgencyRecord } from '../ports/agency';

export type Message = Omit<MailMessage, 'to'>;
type Words = I18n & { locale: Language };

/** An address on the agency's own site, from the stored domain (SEC-30). */
export function onSite(agency: AgencyRecord, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, agency.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** What every letter about an account has: its words, how it greets, and what stands around the words. */
export function begin(agency: AgencyRecord, language: string | null, first = '') {
  const i18n: Words = wordsOf(language);
  const name = agency.public.agencyName;
  return {
    i18n,
    name,
    hello: first ? i18n._(msg`Hello ${first},`) : i18n._(msg`Hello,`),
    finish: (letter: Omit<Letter, 'language' | 'otherwise' | 'help'>): Message =>
      messageOf(
        {
          language: i18n.locale,
          otherwise: i18n._(msg`If the button does not work, open this address:`),
          help: i18n._(msg`Questions? ${name} is here to help.`),
          ...letter,
        },
        agency,
      ),
  };
}

/** The way out for an owner who did not do what the letter tells of. */
export const wasNotMe = (agency: AgencyRecord, i18n: Words) => ({
  button: { label: i18n._(msg`It was not me`), url: onSite(agency, '/forgotpassword') },
  note: i18n._(msg`If it was not you, choose a new password right away and let us know.`),
});
