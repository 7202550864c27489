import type { LetterRefusal } from '@/core/contract/attention';
import type { AgencyRecord } from './agency';
import type { MailMessage } from './services';

/** A letter as it leaves, with the agency's logo in it. */
export interface LeavingLetter extends Omit<MailMessage, 'id' | 'agencyId'> {
  readonly id: string;
  /** The same in every attempt and by every way, without brackets, so that a letter that comes twice can be recognised. */
  readonly messageId: string;
  /** Somebody asked for it by a call; see `Occasion`. */
  readonly isAsked: boolean;
  /** Which attempt this is, from 1 on. */
  readonly attempt: number;
}

/** An agency's own sender, which the platform's transport uses. */
export interface OwnSender {
  readonly address: string;
  /** The key that the domain's DNS publishes. */
  readonly dkim: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string };
}

/** Why an address gets no letters. */
export type Stopped = 'bounced' | 'complained';

/**
 * What became of a letter: `sent` by the agency's own way; `elsewhere`: the platform's transport takes it, in the agency's own name
 * where there is one; `stopped`: it does not go out; `refused`: this one is not taken, and `said` is why in the server's words.
 */
export type Routed =
  | { readonly kind: 'sent'; readonly by: string; readonly sender: string }
  | { readonly kind: 'elsewhere'; readonly as?: OwnSender }
  | { readonly kind: 'stopped'; readonly because: Stopped }
  | { readonly kind: 'refused'; readonly refusal: LetterRefusal; readonly said: string };

/** An agency's own way for its letters. What it throws has the letter tried again, by whatever way is right then. */
export type MailRoute = (agency: AgencyRecord, letter: LeavingLetter) => Promise<Routed>;
