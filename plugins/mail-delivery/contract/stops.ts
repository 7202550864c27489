import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';
import { reasonFields } from '@/core/contract/said';

/**
 * What came back from an address. `delayed`: its mail server did not take a letter for the time being, and letters go on; `bounced`:
 * it does not exist; `complained`: somebody called a letter spam: only what he asks for himself is sent.
 */
export const TroubleKind = z.enum(['delayed', 'bounced', 'complained']);
export type TroubleKind = z.output<typeof TroubleKind>;

export const MailTrouble = z.object({
  id: z.string(),
  email: z.string(),
  kind: TroubleKind,
  /** Whether letters are kept back now. */
  isStopped: z.boolean(),
  /** What the receiving mail server said, in its words; no content of any letter. */
  said: z.nullable(z.string()),
  /** When it last came back. */
  at: z.string(),
  count: z.int(),
  /** When the owner allowed letters again. */
  allowedAt: z.nullable(z.string()),
  /** Letters that were not sent because of it. */
  keptBack: z.int(),
});
export type MailTrouble = z.output<typeof MailTrouble>;

/** Most that a list shows; the latest come first. */
export const TROUBLES_SHOWN = 100;

export const listStoppedAddresses = endpoint({
  method: 'GET',
  path: '/api/agency/applications/mailgun/stops',
  access: 'owner',
  summary: 'Addresses that get no letters, because they bounced or complained.',
  setsUp: true,
  response: z.object({ data: z.object({ addresses: z.array(MailTrouble), totalCount: z.int() }) }),
});

/** Of a client or agent of the agency; 404 for whom the caller may not know. Null: nothing has come back. */
export const getPersonMail = endpoint({
  method: 'GET',
  path: '/api/agency/applications/mailgun/people/{userId}',
  access: 'staff',
  summary: 'Whether letters reach somebody.',
  response: z.object({ data: z.nullable(MailTrouble) }),
});

/** Errors: 404 "Nothing keeps emails from this address". */
export const allowLetters = endpoint({
  method: 'POST',
  path: '/api/agency/applications/mailgun/stops/{id}/allow',
  access: 'owner',
  summary: 'Lets letters go to an address again.',
  rate: 'write',
  setsUp: true,
  response: z.object({ data: MailTrouble, ...reasonFields }),
});
