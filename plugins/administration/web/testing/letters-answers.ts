/** What the API says to the screen of letters: shared by tests and stories. */
import type { Language } from '@/core/contract';
import type { LetterEntry, LetterPreview } from '@/core/contract/letters';
import { type Answer, fakeApi, type Input } from '@/core/testing/fake-api';

const BOATS = { id: 'boats', name: 'Boats' };
const ACCOUNT = { id: 'account', name: 'Accounts and site' };
export const LETTERS: readonly LetterEntry[] = [
  {
    id: 'boats.confirmation',
    name: 'Confirmation',
    when: 'When a booking is confirmed, and whenever it is sent again.',
    to: 'client',
    group: BOATS,
  },
  {
    id: 'boats.cancelled',
    name: 'Cancellation',
    when: 'When a booking is canceled, with the refund and the cancellation fee.',
    to: 'client',
    group: BOATS,
  },
  {
    id: 'account.invitation',
    name: 'Invitation of an agent',
    when: 'When you invite a sales agent, or send the invitation again.',
    to: 'agent',
    group: ACCOUNT,
  },
  {
    id: 'account.domain-missing',
    name: 'The domain no longer leads here',
    when: 'When the records of your own domain are missing.',
    to: 'owner',
    group: ACCOUNT,
  },
];

const SUBJECTS: Readonly<Record<Language, string>> = {
  en: 'Your boat is confirmed (K7QM2X)',
  pt: 'Seu barco está confirmado (K7QM2X)',
  es: 'Su barco está confirmado (K7QM2X)',
};

export const previewOf = (id: string, language: Language): LetterPreview => ({
  id,
  language,
  subject: SUBJECTS[language],
  sender: {
    name: 'Blue Fjord Travel',
    address: 'no-reply@caravel.example',
    replyTo: 'hello@bluefjord.example',
  },
  text: `Blue Fjord Travel\n\n${SUBJECTS[language]}`,
  page: `/letters/${id}-${language}`,
  attachments: id.endsWith('confirmation')
    ? [
        { filename: 'bluefjord-K7QM2X.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
        { filename: 'bluefjord-K7QM2X.pdf', contentType: 'application/pdf' },
      ]
    : [],
});

/** An API with all of these; `answers` take the place of some. */
export const lettersApi = (answers: Readonly<Record<string, Answer>> = {}) =>
  fakeApi({
    '/api/agency/navigations': { data: [] },
    '/api/agency/letters': { data: LETTERS },
    '/api/agency/letters/{id}': ({ params, query }: Input) => ({
      data: previewOf(params!['id']!, query!['language'] as Language),
    }),
    ...answers,
  });
