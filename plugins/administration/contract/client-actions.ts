import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';
import { ClientFilter } from './users';

/** R368, G105; `assign-agent` says who looks after the clients. */
export const CLIENT_ACTIONS = [
  'activate',
  'deactivate',
  'resend-verification',
  'make-agent',
  'assign-agent',
] as const;
export type ClientAction = (typeof CLIENT_ACTIONS)[number];

/** Most clients that are named one by one; more are named by their filter. */
export const MAX_NAMED = 500;

/** Clients are named one by one, or all that a filter finds together with how many that were when it was shown. */
export const actOnClients = endpoint({
  method: 'POST',
  path: '/api/agency/clients/actions',
  access: 'owner',
  summary: 'Does one thing to many clients (R368); 409 when the filter finds another number than `count`.',
  rate: 'write',
  body: z.strictObject({
    action: z.enum(CLIENT_ACTIONS),
    userIds: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MAX_NAMED))),
    filter: z.optional(ClientFilter),
    count: z.optional(z.int()),
    /** For `assign-agent`; null for nobody. */
    agentId: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    /** For `make-agent`. */
    isRestrictedAgent: z.optional(z.boolean()),
  }),
  response: z.object({
    data: z.object({
      /** Changed, or written to. */
      done: z.int(),
      /** Left as they were, because the action does not fit them or they are so already. */
      skipped: z.int(),
    }),
  }),
});
