/**
 * Why somebody outside gave no answer that can be used. `refused`: he said no and did nothing. `busy`: he took nothing in, such as
 * over his rate limit; later he may. `unclear`: the call may or may not have happened.
 */
export type TroubleKind = 'refused' | 'busy' | 'unclear';

/**
 * What it means, in our own code, whoever said it. `balance`: our account there has too little; `key`: it may not, or is not known;
 * `validation`: something that was sent; `rate-limit`: too many calls; `gone`: sold out, or not there (any more); `price-changed`.
 */
export const MEANINGS = [
  'balance',
  'key',
  'validation',
  'rate-limit',
  'gone',
  'price-changed',
  'unknown',
] as const;
export type Meaning = (typeof MEANINGS)[number];

export interface TroubleFacts {
  readonly kind: TroubleKind;
  readonly meaning: Meaning;
  /** Null when there was no answer at all. */
  readonly status: number | null;
  /** The maker's own word, such as `offer_no_longer_available`; of a call without an answer that of the system. */
  readonly code: string | null;
  /** What he says of it, for staff and log alone: a line, without what looks personal. */
  readonly said: string | null;
  /** Which field of what was sent he means, in his own notation. */
  readonly pointer: string | null;
  /** What his support asks for. */
  readonly requestId: string | null;
  /** The operation, without ids. */
  readonly call: string;
}
