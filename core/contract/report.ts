import { z } from 'zod/mini';
import { endpoint } from './endpoint';

/** What a browser says about an error of its own, already without personal data (R159). */
export const ErrorReport = z.strictObject({
  /** Name of the error's class. */
  type: z.string().check(z.maxLength(80)),
  message: z.string().check(z.maxLength(500)),
  /** Function names with file and line. */
  stack: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
  /** Path of the page, ids and query left out. */
  page: z.string().check(z.maxLength(200)),
  /** What was being done, such as `chunk` or the id of a plugin. */
  context: z.string().check(z.maxLength(80)),
  /** How long a part of the page was waited for. */
  timeoutSeconds: z.optional(z.int()),
  build: z.string().check(z.maxLength(40)),
  environment: z.string().check(z.maxLength(40)),
});
export type ErrorReport = z.output<typeof ErrorReport>;

export const reportError = endpoint({
  method: 'POST',
  path: '/api/errors',
  access: 'public',
  summary: "Writes an error of the browser into the server's log.",
  rate: 'write',
  body: ErrorReport,
  response: z.object({ data: z.string() }),
});
