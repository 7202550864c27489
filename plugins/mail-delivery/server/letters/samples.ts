import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LetterSample, PluginLetters } from '@/server/ports/letters';
import { wordsOf } from './letter-words';
import { type LetterKind, mailLetter } from './letters';

const DOMAIN = 'mail.example';

/** What each letter is called, and when it goes out. */
const OCCASIONS: Readonly<Record<LetterKind, { name: MessageDescriptor; when: MessageDescriptor }>> = {
  verified: {
    name: msg`Mail domain verified`,
    when: msg`When all DNS records of your mail domain were found.`,
  },
  broken: {
    name: msg`Mail domain not working`,
    when: msg`When your mail domain stops working and emails come from the platform’s address.`,
  },
  test: { name: msg`Test email`, when: msg`When you send yourself a test email.` },
};

const sampleOf = ([kind, occasion]: [LetterKind, (typeof OCCASIONS)[LetterKind]]): LetterSample => ({
  ...occasion,
  id: kind,
  to: 'owner',
  draw: ({ agency, language }) =>
    mailLetter(kind, agency, language, {
      ...{ domain: DOMAIN, sender: `trips@${DOMAIN}` },
      broken_because: kind === 'broken' ? 'records' : null,
    }),
});

/** The letters about an agency's own mail domain. */
export const letterSamples: PluginLetters = {
  title: msg`Mail delivery`,
  say: wordsOf,
  samples: (Object.entries(OCCASIONS) as [LetterKind, (typeof OCCASIONS)[LetterKind]][]).map(sampleOf),
};
