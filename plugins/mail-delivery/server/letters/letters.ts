import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { messageOf } from '@/server/mail/letter';
import type { AgencyRecord } from '@/server/ports/agency';
import type { MailMessage } from '@/server/ports/services';
import type { DomainRow } from '../store/tables';
import { wordsOf } from './letter-words';

/** Where the application is set up. */
const PAGE = '/settings/applications/mailgun';

export type LetterKind = 'verified' | 'broken' | 'test';
type Facts = Pick<DomainRow, 'domain' | 'sender' | 'broken_because'>;

interface Said {
  readonly subject: MessageDescriptor;
  readonly headline: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const WHY: Readonly<Record<NonNullable<DomainRow['broken_because']>, (domain: string) => MessageDescriptor>> =
  {
    records: (domain) =>
      msg`The DNS records of ${domain} are missing or have another value. Until they are back, your emails come from the platform’s address, so that nobody has to wait for them.`,
    refused: (domain) =>
      msg`The mail service no longer accepts emails from ${domain}. Until that is resolved, your emails come from the platform’s address, so that nobody has to wait for them.`,
    silent: (domain) =>
      msg`The mail service of ${domain} does not answer. Until it does, your emails come from the platform’s address, so that nobody has to wait for them.`,
  };

const SAID: Readonly<Record<LetterKind, (facts: Facts) => Said>> = {
  verified: ({ domain, sender }) => ({
    subject: msg`Your emails now come from ${sender}`,
    headline: msg`${domain} is verified`,
    text: msg`All DNS records were found. From now on travelers get your emails from ${sender}.`,
  }),
  broken: ({ domain, broken_because: because }) => ({
    subject: msg`Your emails do not come from ${domain} at the moment`,
    headline: msg`Please check your mail domain`,
    text: WHY[because ?? 'records'](domain),
  }),
  test: ({ sender }) => ({
    subject: msg`Test email from ${sender}`,
    headline: msg`It works`,
    text: msg`This is a test email. Travelers get your emails from ${sender}, like this one.`,
  }),
};

/** A letter about the agency's mail domain. */
export function mailLetter(
  kind: LetterKind,
  agency: AgencyRecord,
  language: string | null,
  facts: Facts,
): Omit<MailMessage, 'to'> {
  const words = wordsOf(language ?? agency.public.language);
  const said = SAID[kind](facts);
  const name = agency.public.agencyName;
  return messageOf(
    {
      language: words.locale,
      ...{ subject: words._(said.subject), headline: words._(said.headline), text: words._(said.text) },
      button: { label: words._(msg`See mail delivery`), url: new URL(PAGE, agency.origin).href },
      otherwise: words._(msg`If the button does not work, open this address:`),
      note: words._(msg`You receive this as the owner of ${name}.`),
      help: words._(msg`Records are checked by themselves; there you can also have them checked now.`),
    },
    agency,
  );
}
