import { z } from 'zod/mini';
import { TripSummary } from '../bookings/booking';
import { endpoint } from '../endpoint';

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/user/own-data',
  access: 'user',
  summary: 'Everything that is kept of the user: profile, travelers, devices, searches, bookings, letters.',
  rate: 'write',
  response: z.object({ data: z.record(z.string(), z.unknown()) }),
});

/** What deleting the account would mean. */
export const AccountEnd = z.object({
  /** The agency would have no owner left: it cannot be deleted. */
  isLastOwner: z.boolean(),
  /** Without a password the user confirms with a code that is mailed. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Bookings that are not over: they keep who travels until they are. */
  open: z.array(TripSummary),
  /** Bookings that are over: they stay without who traveled. */
  past: z.int(),
});
export type AccountEnd = z.output<typeof AccountEnd>;

export const getAccountEnd = endpoint({
  method: 'GET',
  path: '/api/user/account',
  access: 'user',
  summary: 'What deleting the own account would mean, and how it is confirmed.',
  response: z.object({ data: AccountEnd }),
});

export const mailDeletionCode = endpoint({
  method: 'POST',
  path: '/api/user/account/code',
  access: 'user',
  summary: 'Mails a code to who has no password, with which the own account can be deleted for 30 minutes.',
  rate: 'credentials',
  response: z.object({ data: z.string() }),
});

const Code = z.string().check(z.maxLength(20));

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/account/delete',
  access: 'user',
  summary:
    'Deletes the own account with its password, or the mailed code where it has none; 409 for the last owner of an agency.',
  rate: 'credentials',
  body: z.strictObject({
    password: z.optional(z.string().check(z.maxLength(200))),
    mailedCode: z.optional(Code),
    /** Of the second factor, where it is on. */
    code: z.optional(Code),
  }),
  response: z.object({ data: z.string() }),
});
