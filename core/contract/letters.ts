import { z } from 'zod/mini';
import { Language } from './site/agency';
import { endpoint } from './endpoint';

/** Whom a letter is written to. */
export const LETTER_READERS = ['client', 'agent', 'owner', 'anybody'] as const;
export type LetterReader = (typeof LETTER_READERS)[number];

/** A letter that leaves the platform, in the words of whoever asks. */
export const LetterEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** One sentence: when it goes out. */
  when: z.string(),
  to: z.enum(LETTER_READERS),
  /** What it belongs to: a product, an application, or the accounts of people. */
  group: z.object({ id: z.string(), name: z.string() }),
});
export type LetterEntry = z.output<typeof LetterEntry>;

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/agency/letters',
  access: 'staff',
  summary: 'Every letter that goes out in what the agency has switched on, those of one group together.',
  response: z.object({ data: z.array(LetterEntry) }),
});

/** A letter about a person and a trip that are made up; its links lead to the start page of the site. */
export const LetterPreview = z.object({
  id: z.string(),
  language: Language,
  subject: z.string(),
  /**
   * In whose name it goes out. `address`: null where letters go an agency's own way, which has a sender of its own.
   * `replyTo`: where an answer goes; null: to the sender.
   */
  sender: z.object({
    name: z.string(),
    address: z.nullable(z.string()),
    replyTo: z.nullable(z.string()),
  }),
  text: z.string(),
  /** Path of the letter as HTML, for a frame; it works for a while. */
  page: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string() })),
});
export type LetterPreview = z.output<typeof LetterPreview>;

/** Errors: 404 for a letter of something that the agency has not switched on. */
export const previewLetter = endpoint({
  method: 'GET',
  path: '/api/agency/letters/{id}',
  access: 'staff',
  summary: "A letter as it goes out in a language: in the agency's brand, about a made-up person and trip.",
  query: z.strictObject({ language: z.optional(Language) }),
  costly: true,
  response: z.object({ data: LetterPreview }),
});
