import type { Answer } from './harness';

/** How a call names an object, for the access matrix: what to send when the object is `id`. */
export type AccessCase = (id: string) => { path?: string; body?: unknown };

/** What belongs to an agency beside bookings: somebody whom it knows, an invitation that waits, or bulk work that runs. */
export const AGENCY_OBJECTS = ['client', 'agent', 'invitation', 'task'] as const;
export type AgencyObject = (typeof AGENCY_OBJECTS)[number];
/** A call that names one of these. */
export interface AgencyCase {
  readonly of: AgencyObject;
  readonly ask: AccessCase;
}

/**
 * Calls that name an object by id, as `METHOD /path`. `null` says that what looks like an id is none of an
 * owner's, with the reason beside it. A plugin exports its own as default from `server/access.cases.ts`.
 */
export type AccessCases = Readonly<Record<string, AccessCase | AgencyCase | null>>;

/** Calls that name an offer, as `METHOD /path`: a plugin exports its own as `offers` from `server/access.cases.ts`. */
export type OfferCases = Readonly<Record<string, AccessCase>>;

/** Sends a call as one user; throws unless it succeeds. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Ask = (method: string, path: string, body?: unknown) => Promise<any>;

/**
 * Calls that take an e-mail address or a name as it was typed and judge it themselves, as `METHOD /path`: what to send with it. A
 * call is known to refuse it where it answers 422 at the field, or as `refused` says. A plugin exports its own as `people` from
 * `server/access.cases.ts`.
 */
export type PeopleCases = Readonly<
  Record<
    string,
    {
      readonly send: (person: { readonly email: string; readonly name: string }) => unknown;
      readonly host?: string;
      readonly headers?: Record<string, string>;
      readonly refused?: (answer: Answer, field: string) => boolean;
    }
  >
>;

/** Sells something whose texts carry `canary` (letters only) to whoever asks, through the plugin's own calls. */
export type Sell = (
  ask: Ask,
  canary: string,
  now: Date,
) => Promise<{
  bookingId: string;
  quoteId: string;
  /** What its cases name an offer by, where none of its calls has an `offerId`. */
  offerId?: string;
}>;
