import { z } from 'zod/mini';
import { endpoint, IsoDate, pagingFrom } from '@/core/contract';

/** What the back office writes into the log. */
export const LOGGED_HERE = [
  'agency.markups',
  'agent.status',
  'agent.restriction',
  'agent.invite-again',
  'agent.withdraw',
  'attention.letter',
  'attention.send-again',
  'attention.settle',
  'audit.download',
  'bookings.download',
  'client.status',
  'client.resend-verification',
  'clients.activate',
  'clients.deactivate',
  'clients.resend-verification',
  'clients.make-agent',
  'clients.assign-agent',
  'clients.export',
  'clients.upload',
  'user.markups',
  'user.type',
] as const;
declare module '@/core/contract/logged' {
  interface LoggedActions extends Record<(typeof LOGGED_HERE)[number], true> {}
}

/** Who did what in the agency, before and after (SEC-44). */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for what the system did, or somebody who is gone. */
  by: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  /** Such as `agency.update`. */
  action: z.string(),
  /** Whom or what it was done to: an id, with the name where it is a person's. */
  subject: z.string(),
  subjectName: z.nullable(z.string()),
  /** The booking that it was done to, with the plugin that sold it. */
  booking: z.nullable(z.object({ id: z.string(), product: z.string(), locator: z.nullable(z.string()) })),
  before: z.unknown(),
  after: z.unknown(),
  /** Names of the people whose ids stand in `before` and `after`, by id. */
  names: z.record(z.string(), z.string()),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const filter = {
  userId: z.optional(z.uuid()),
  action: z.optional(z.string().check(z.maxLength(80))),
  /** Whom or what it was done to, such as an application. */
  subject: z.optional(z.string().check(z.maxLength(80))),
  /** On or after, on or before, in UTC. */
  startDate: z.optional(IsoDate),
  endDate: z.optional(IsoDate),
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/agency/audit',
  access: 'owner',
  summary:
    "The agency's log of changes, newest first, with the people and actions that it can be filtered by.",
  query: z.strictObject({
    ...filter,
    ...pagingFrom,
  }),
  response: z.object({
    data: z.array(AuditEntry),
    totalCount: z.int(),
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    actions: z.array(z.string()),
  }),
});

export const downloadAudit = endpoint({
  method: 'GET',
  path: '/api/agency/audit/download.csv',
  access: 'owner',
  summary: 'The filtered log of changes as CSV, newest first.',
  query: z.strictObject(filter),
  produces: 'text/csv',
  response: z.unknown(),
});
