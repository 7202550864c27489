import { Email, type SocialProviderName, tidyName } from '@/core/contract';
import { z } from 'zod/mini';
import type { AgencyRecord } from '../ports/agency';

/** Who somebody is, as an identity provider says. */
export const Identity = z.object({
  email: Email.check(z.toLowerCase()),
  /** Whether the provider knows that the mailbox is this person's. */
  isEmailVerified: z.boolean(),
  firstName: z._default(z.string().check(z.overwrite(tidyName), z.maxLength(100)), ''),
  lastName: z._default(z.string().check(z.overwrite(tidyName), z.maxLength(100)), ''),
  /** The provider's lasting name of the account, whatever address it has; absent where it has none. */
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  /**
   * Whether the provider itself gives out this address, so that nobody else has it now. Others it has seen proven at some time;
   * since then they may have changed hands.
   */
  isAuthoritative: z.optional(z.boolean()),
  /** The organisation that the account belongs to, as its provider knows it. */
  organisation: z.optional(z.string().check(z.toLowerCase())),
});
export type Identity = z.output<typeof Identity>;

/** The provider does not vouch for this person. What it said is for no one's eyes. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused';
}

/** The provider did not answer, or not as agreed. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** One visitor's attempt, between leaving for the provider and coming back. */
export interface Attempt {
  readonly id: string;
  readonly agency: AgencyRecord;
  /** Where the provider sends the visitor back to. */
  readonly redirectUri: string;
}

/** A social provider: a code flow in two steps. */
export interface SocialProvider {
  /** The page at which the visitor says yes. `state` comes back unchanged. */
  authorizeUrl(attempt: Attempt, state: string): Promise<string>;
  /** Whom the code stands for. Rejects with IdentityRefused or ProviderFailed. */
  exchange(attempt: Attempt, code: string): Promise<Identity>;
}

export type SocialProviders = Partial<Record<SocialProviderName, SocialProvider>>;
