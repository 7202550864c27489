import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';

/** Why an agency may write no more: too many of its letters came back, or too many readers complained. */
export const LETTER_STOPS = ['bounces', 'complaints'] as const;

/** What an agency that has signed itself up may write to others than its owner (SEC-46). */
export const LettersStanding = z.object({
  /** Its owner has opened the link that was mailed; before that, letters to others wait. */
  isProven: z.boolean(),
  /** Letters in a day. */
  most: z.int(),
  /** As the platform's owner decided, and not by age and payment. */
  isSet: z.boolean(),
  stopped: z.nullable(z.object({ because: z.enum(LETTER_STOPS), at: z.string() })),
});
export type LettersStanding = z.output<typeof LettersStanding>;

export const getLettersStanding = endpoint({
  method: 'GET',
  path: '/api/agency/letters-standing',
  access: 'owner',
  servicing: true,
  unsubscribed: true,
  summary: 'What the agency may write to others than its owner; null where there is no limit.',
  response: z.object({ data: z.nullable(LettersStanding) }),
});

/** More than any agency writes. */
export const UNLIMITED = 1_000_000;

/** Of the platform's owner alone, on the platform's host. Errors: 404. */
export const letAgencyWrite = endpoint({
  method: 'PATCH',
  path: '/api/platform/subscriptions/{id}/letters',
  access: 'owner',
  rate: 'write',
  summary:
    'Lets an agency write again whose letters were stopped, and says how many a day; null: by age and payment.',
  body: z.strictObject({ most: z.nullable(z.int().check(z.minimum(0), z.maximum(UNLIMITED))) }),
  response: z.object({ data: LettersStanding }),
});
