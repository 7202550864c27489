import type { Meaning, TroubleFacts, TroubleKind } from '../ports/trouble';

export type { Meaning, TroubleFacts, TroubleKind } from '../ports/trouble';

/** A call outside that led to no usable answer. Carries nothing of what was sent, so that it may be logged. */
export class ConnectorTrouble extends Error implements TroubleFacts {
  override readonly name: string = 'ConnectorTrouble';
  readonly kind: TroubleKind;
  readonly meaning: Meaning;
  readonly status: number | null;
  readonly code: string | null;
  readonly said: string | null;
  readonly pointer: string | null;
  readonly requestId: string | null;
  readonly call: string;

  constructor(facts: TroubleFacts) {
    super(`${facts.call}: ${facts.status ?? 'no answer'} ${facts.code ?? ''}`.trim());
    this.kind = facts.kind;
    this.meaning = facts.meaning;
    this.status = facts.status;
    this.code = facts.code;
    this.said = facts.said;
    this.pointer = facts.pointer;
    this.requestId = facts.requestId;
    this.call = facts.call;
  }
}

/** The facts for the log and for staff; null when it is another error. */
export function factsOf(error: unknown): TroubleFacts | null {
  if (!(error instanceof ConnectorTrouble)) return null;
  const { kind, meaning, status, code, said, pointer, requestId, call } = error;
  return { kind, meaning, status, code, said, pointer, requestId, call };
}

/** Whether it may be had later: nothing was taken in, so this is never a final no. */
export const isForNow = (error: unknown): error is ConnectorTrouble =>
  error instanceof ConnectorTrouble && error.kind === 'busy';
