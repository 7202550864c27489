import type { Logger } from 'pino';
import type { Call, Failpoint } from './failpoints';

/** How long each outside call may take, in milliseconds; a supplier may think about an order for two minutes. */
export const TIMEOUTS: Record<Call, number> = {
  reprice: 30_000,
  authorise: 30_000,
  'payment-lookup': 15_000,
  order: 130_000,
  issue: 130_000,
  withdraw: 60_000,
  lookup: 30_000,
  capture: 30_000,
  mail: 15_000,
  release: 60_000,
  void: 30_000,
  cancel: 60_000,
  refund: 30_000,
};

export type Outside = <T>(
  call: Call,
  run: (signal: AbortSignal) => Promise<T>,
  /** Hears an answer that comes after its time is over. */
  later?: (answer: T) => void,
) => Promise<{ answer: T } | { trouble: Error }>;

/** Whose call it is, for whoever reads the log. */
export interface OutsideOf {
  readonly bookingId: string;
  readonly product: string;
}

/**
 * Whether our own code broke, rather than whoever was asked: what JavaScript throws by itself. A request that did not get
 * through is a TypeError, too, and has its cause.
 */
const isFault = (error: Error): boolean =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind) &&
  error.cause === undefined;

/** Ends after `ms` even when `run` ignores its signal; `later` hears what it says then. */
async function within<T>(
  ms: number,
  run: (signal: AbortSignal) => Promise<T>,
  later: (answer: T) => void,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException(`No answer within ${ms} ms`, 'TimeoutError');
      abort.abort(reason);
      reject(reason);
    }, ms);
  });
  try {
    const running = run(abort.signal);
    running.then(
      (answer) => (abort.signal.aborted ? later(answer) : undefined),
      () => undefined,
    );
    return await Promise.race([running, expired]);
  } finally {
    clearTimeout(timer);
  }
}

interface OutsideParts {
  readonly failpoint: Failpoint;
  readonly timeouts?: Record<Call, number>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

/**
 * Makes the outside calls of a booking, each with a time limit and a failpoint on each side. Whatever goes wrong inside
 * comes back as `trouble`, which says nothing about what happened out there, and is logged with its stack: as an error
 * where a plugin's code broke, as a warning where nobody answered.
 */
export function createOutside({
  failpoint,
  timeouts = TIMEOUTS,
  log,
}: OutsideParts): (of: OutsideOf) => Outside {
  return (of) => async (call, run, later) => {
    await failpoint(`${call}.before`);
    const result = await within(
      timeouts[call],
      async (signal) => run(signal),
      (answer) => later?.(answer),
    ).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ trouble: error instanceof Error ? error : new Error(String(error)) }),
    );
    if ('trouble' in result) {
      const line = { ...of, call, err: result.trouble };
      if (isFault(result.trouble)) log.error(line, 'A fault in the code of a product or a payment');
      else log.warn(line, 'No answer that can be used');
    }
    await failpoint(`${call}.after`);
    return result;
  };
}
