import { msg } from '@lingui/core/macro';
import type { PluginLetters } from '@/server/ports/letters';
import { clientsLetter, ownersLetter } from './letters';
import { wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../../locales/en/administration-server.po';
import { messages as es } from '../../../../locales/es/administration-server.po';
import { messages as pt } from '../../../../locales/pt/administration-server.po';

/** The words that are said of letters and not on screens. */
const wordsOf = wordsFrom({ en, pt, es });

const LOCATOR = 'K7QM2X';

/** The letters of the back office. */
export const letterSamples: PluginLetters = {
  title: msg`Back office`,
  say: wordsOf,
  samples: [
    {
      id: 'attention',
      name: msg`Something needs attention`,
      when: msg`When something needs a person, at most every 15 minutes.`,
      to: 'owner',
      draw: ({ agency, language }) =>
        ownersLetter(agency, language, [
          { kind: 'order-in-doubt', about: LOCATOR },
          { kind: 'money-not-returned', about: 'M4TR8W' },
          { kind: 'letter-undelivered', about: 'ana.silva@example.com' },
        ]),
    },
    {
      id: 'to-client',
      name: msg`Written by your staff`,
      when: msg`When your staff writes to a client from the attention list; the subject and text are theirs.`,
      to: 'client',
      draw({ agency, language }) {
        const say = wordsOf(language);
        return clientsLetter(
          agency,
          { language, locator: LOCATOR, returnPath: '/mytrip' },
          {
            subject: say._(msg`We are looking into your booking`),
            text: say._(
              msg`Dear client, the supplier has not confirmed your booking yet. We are in touch with them and will write to you again today.`,
            ),
          },
        );
      },
    },
  ],
};
