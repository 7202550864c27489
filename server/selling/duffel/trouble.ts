/**
 * Why Duffel gave no answer. `refused`: it said no and did nothing. `busy`: it took nothing in, such as over the rate
 * limit; later it may. `unclear`: the call may or may not have happened.
 */
export type TroubleKind = 'refused' | 'busy' | 'unclear';

export interface TroubleFacts {
  readonly kind: TroubleKind;
  /** Null when there was no answer at all. */
  readonly status: number | null;
  /** Duffel's own word, such as `offer_no_longer_available`. */
  readonly code: string | null;
  /** What Duffel's support asks for. */
  readonly requestId: string | null;
  /** The operation, without ids. */
  readonly call: string;
}

/** A call to Duffel that led to no usable answer. Carries nothing of what was sent, so that it may be logged. */
export class DuffelTrouble extends Error implements TroubleFacts {
  override readonly name = 'DuffelTrouble';
  readonly kind: TroubleKind;
  readonly status: number | null;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly call: string;

  constructor(facts: TroubleFacts) {
    super(`${facts.call}: ${facts.status ?? 'no answer'} ${facts.code ?? ''}`.trim());
    this.kind = facts.kind;
    this.status = facts.status;
    this.code = facts.code;
    this.requestId = facts.requestId;
    this.call = facts.call;
  }
}

/** The facts for the log; null when it is another error. */
export const factsOf = (error: unknown): TroubleFacts | null => {
  if (!(error instanceof DuffelTrouble)) return null;
  const { kind, status, code, requestId, call } = error;
  return { kind, status, code, requestId, call };
};

export const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  error instanceof DuffelTrouble && error.code !== null && codes.has(error.code);
