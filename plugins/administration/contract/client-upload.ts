import { z } from 'zod/mini';
import { endpoint, nameAsTyped, reasonFields } from '@/core/contract';

/** Most rows of one upload, and most bytes of them (SEC-39). */
export const MAX_UPLOAD_ROWS = 5_000;
const MAX_UPLOAD_BYTES = 2 * 1024 * 1024;

/** A row as it stood in the file (G104); the server says what is wrong with it. */
export const UploadRow = z.strictObject({
  name: nameAsTyped(300),
  /** The end of the name that is the last name, where the file has it apart; elsewhere all but the first word is. */
  lastName: z.optional(nameAsTyped(300)),
  email: z.string().check(z.maxLength(300)),
  phone: z.string().check(z.maxLength(300)),
});
export type UploadRow = z.output<typeof UploadRow>;

/** `skip`: nothing of it is new. `reject`: it cannot be taken as it is. */
export const UPLOAD_OUTCOMES = ['create', 'update', 'skip', 'reject'] as const;
export type UploadOutcome = (typeof UPLOAD_OUTCOMES)[number];

const Counts = z.object({ create: z.int(), update: z.int(), skip: z.int(), reject: z.int() });
export type UploadCounts = z.output<typeof Counts>;

export const RowVerdict = z.object({
  outcome: z.enum(UPLOAD_OUTCOMES),
  /** Of a rejected row. */
  problems: z.array(
    z.object({ field: z.enum(['name', 'email', 'phone']), message: z.string(), ...reasonFields }),
  ),
});
export type RowVerdict = z.output<typeof RowVerdict>;

const Preview = z.object({
  /** Names what was shown: it is sent back to confirm, and refused once it would come out differently. */
  plan: z.string(),
  counts: Counts,
  /** In the order of the rows. */
  rows: z.array(RowVerdict),
});
export type UploadPreview = z.output<typeof Preview>;

/** Without `plan` nothing is written. With it, the rows are, and callers that stream hear how far it is. */
export const uploadClients = endpoint({
  method: 'POST',
  path: '/api/agency/clients/create',
  access: 'owner',
  summary: 'Tells what an upload of clients would do, row by row, and, once confirmed, does it (R364).',
  rate: 'write',
  maxBytes: MAX_UPLOAD_BYTES,
  body: z.strictObject({
    data: z.array(UploadRow).check(z.maxLength(MAX_UPLOAD_ROWS)),
    plan: z.optional(z.string().check(z.maxLength(100))),
    /** Whether new clients are written to. */
    sendMail: z.optional(z.boolean()),
  }),
  response: z.object({ data: Preview }),
  stream: z.object({ done: z.int(), total: z.int() }),
});
