import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';

/** Bulk work that somebody has begun, such as the letters of an upload. */
export const BulkTask = z.object({
  _id: z.string(),
  /** `letters`: to clients who have not proved their address. Plugins may have others. */
  kind: z.string(),
  total: z.int(),
  done: z.int(),
  isEnded: z.boolean(),
  /** It was stopped: what was not done by then is not done. */
  isStopped: z.boolean(),
});
export type BulkTask = z.output<typeof BulkTask>;

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/agency/tasks',
  access: 'staff',
  summary: 'How far the bulk work is that one has begun; what has ended is told for another minute.',
  response: z.object({ data: z.array(BulkTask) }),
});

export const stopBulkTask = endpoint({
  method: 'POST',
  path: '/api/agency/tasks/stop',
  access: 'staff',
  summary:
    'Has nothing more done of bulk work that one has begun; what is done stays. 404 when none such runs.',
  rate: 'write',
  body: z.strictObject({ taskId: z.string().check(z.maxLength(60)) }),
  response: z.object({ data: z.string() }),
});
