/**
 * Why Viator gave no answer. `refused`: it said no and did nothing. `busy`: it took nothing in; later it may. `unclear`: the
 * call may or may not have happened.
 */
export type TroubleKind = 'refused' | 'busy' | 'unclear';

/** A call to Viator that led to no usable answer. Carries nothing of what was sent, so that it may be logged. */
export class ViatorTrouble extends Error {
  override readonly name = 'ViatorTrouble';
  constructor(
    readonly kind: TroubleKind,
    /** Null when there was no answer at all. */
    readonly status: number | null,
    /** Viator's own word. */
    readonly code: string | null,
    /** The operation, without ids. */
    readonly call: string,
  ) {
    super(`${call}: ${status ?? 'no answer'} ${code ?? ''}`.trim());
  }
}

/** The facts for the log. */
export const factsOf = ({ kind, status, code, call }: ViatorTrouble) => ({ kind, status, code, call });
export const isAbsent = (error: unknown): boolean => error instanceof ViatorTrouble && error.status === 404;
