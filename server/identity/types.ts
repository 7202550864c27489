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
