import { z } from 'zod/mini';
import { endpoint, IsoDate, paging, User } from '@/core/contract';

const Id = z.string().check(z.maxLength(60));
const Said = z.object({ data: z.string() });

export const USER_STATUSES = ['Active', 'Inactive'] as const;
export const UserStatus = z.enum(USER_STATUSES);
export type UserStatus = z.output<typeof UserStatus>;

/** Columns that a list of people can be ordered by. */
export const USER_ORDERS = ['name', 'email', 'joined'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** Which people a list, an export or a bulk action is about. */
export const userFilter = {
  /** A part of the name or of the address (R362). */
  searchQuery: z.optional(z.string().check(z.maxLength(120))),
  status: z.optional(z.enum([...USER_STATUSES, 'Unverified'])),
};

/** Clients are also found by the agent who looks after them: an agent's id, or `none`. */
export const clientFilter = { ...userFilter, agentId: z.optional(Id) };
export const ClientFilter = z.strictObject(clientFilter);
export type ClientFilter = z.output<typeof ClientFilter>;

const page = {
  ...paging,
  sort: z.optional(z.enum(USER_ORDERS)),
  direction: z.optional(z.enum(['ascending', 'descending'])),
};

const personFields = {
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  status: UserStatus,
  isVerified: z.boolean(),
  joinedAt: z.string(),
};

/** Who looks after a client. */
const Agent = z.object({ _id: z.string(), name: z.string() });

export const ClientRow = z.object({
  ...personFields,
  agent: z.nullable(Agent),
  /** How much the client has booked; null for who may not know. */
  bookings: z.nullable(z.int()),
});
export type ClientRow = z.output<typeof ClientRow>;

export const AgentRow = z.object({
  ...personFields,
  isRestrictedAgent: z.boolean(),
  /** Clients whom the agent looks after. */
  clients: z.int(),
  bookings: z.int(),
});
export type AgentRow = z.output<typeof AgentRow>;

/** What the agency knows of a person beyond the row of a list. */
const details = { language: User.shape.language, home: User.shape.home, loginCount: z.int() };
export const ClientDetails = z.extend(ClientRow, details);
export type ClientDetails = z.output<typeof ClientDetails>;
export const AgentDetails = z.extend(AgentRow, details);
export type AgentDetails = z.output<typeof AgentDetails>;

export const listClients = endpoint({
  method: 'GET',
  path: '/api/agency/clients/',
  access: 'staff',
  summary: "The agency's clients, or a restricted agent's own (R362, G122).",
  query: z.strictObject({ ...clientFilter, ...page }),
  response: z.object({ data: z.array(ClientRow), totalCount: z.int() }),
});

export const getClient = endpoint({
  method: 'GET',
  path: '/api/agency/clients/{id}',
  access: 'staff',
  summary: 'One client.',
  response: z.object({ data: ClientDetails }),
});

export const listAgents = endpoint({
  method: 'GET',
  path: '/api/agency/agents',
  access: 'owner',
  summary: "The agency's sales agents.",
  query: z.strictObject({
    ...userFilter,
    ...page,
    restricted: z.optional(z.enum(['true', 'false'])),
  }),
  response: z.object({ data: z.array(AgentRow), totalCount: z.int() }),
});

export const getAgent = endpoint({
  method: 'GET',
  path: '/api/agency/agents/{id}',
  access: 'owner',
  summary: 'One sales agent.',
  response: z.object({ data: AgentDetails }),
});

const statusBody = z.strictObject({ userId: Id, status: UserStatus });

/** Whoever is deactivated is signed out everywhere. */
export const setClientStatus = endpoint({
  method: 'PATCH',
  path: '/api/agency/clients/user-status',
  access: 'owner',
  summary: 'Activates or deactivates a client (R365).',
  rate: 'write',
  body: statusBody,
  response: Said,
});

export const setAgentStatus = endpoint({
  method: 'PATCH',
  path: '/api/agency/agents/user-status',
  access: 'owner',
  summary: 'Activates or deactivates a sales agent (R375).',
  rate: 'write',
  body: statusBody,
  response: Said,
});

export const makeAgent = endpoint({
  method: 'PATCH',
  path: '/api/agency/clients/user-type',
  access: 'owner',
  summary: 'Makes a client a sales agent (R366); 409 for who cannot be promoted.',
  rate: 'write',
  body: z.strictObject({
    userId: Id,
    userType: z.literal('SalesAgent'),
    isRestrictedAgent: z.optional(z.boolean()),
  }),
  response: Said,
});

export const makeClient = endpoint({
  method: 'PATCH',
  path: '/api/agency/agents/user-type',
  access: 'owner',
  summary: 'Makes a sales agent a client again (R376).',
  rate: 'write',
  body: z.strictObject({ userId: Id, userType: z.literal('Client') }),
  response: Said,
});

export const setRestriction = endpoint({
  method: 'PATCH',
  path: '/api/agency/agents/update-agent-type',
  access: 'owner',
  summary: 'Restricts a sales agent or lifts the restriction; the state there is already is an error (R374).',
  rate: 'write',
  body: z.strictObject({ userId: Id, isRestrictedAgent: z.boolean() }),
  response: Said,
});

export const resendClientVerification = endpoint({
  method: 'POST',
  path: '/api/agency/clients/resend-verification-email',
  access: 'owner',
  summary: 'Mails a client the way to a verified account once more (R367).',
  rate: 'write',
  body: z.strictObject({ userId: Id }),
  response: Said,
});

/** What `exportClients` sends in pieces: some lines of the file, and how many clients are in it so far. */
export const ExportedClients = z.object({ csv: z.string(), done: z.int(), total: z.int() });
export type ExportedClients = z.output<typeof ExportedClients>;

/** Cells are made harmless for spreadsheets (SEC-39). */
export const exportClients = endpoint({
  method: 'GET',
  path: '/api/agency/clients/exports',
  access: 'owner',
  summary: "The agency's clients as CSV, all of them or those of a filter (R363).",
  query: z.strictObject({
    ...clientFilter,
    /** Joined on or after, on or before. */
    startDate: z.optional(z.union([IsoDate, z.literal('')])),
    endDate: z.optional(z.union([IsoDate, z.literal('')])),
  }),
  response: z.string(),
  stream: ExportedClients,
  produces: 'text/csv',
});
