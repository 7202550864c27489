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
) => Promise<{ answer: T } | { trouble: Error }>;

/** Ends after `ms` even when `run` ignores its signal. */
async function within<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`No answer within ${ms} ms`);
      abort.abort(reason);
      reject(reason);
    }, ms);
  });
  try {
    return await Promise.race([run(abort.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes an outside call with a time limit and a failpoint on each side. Whatever goes wrong inside comes back
 * as `trouble`, which says nothing about what happened out there.
 */
export function createOutside(failpoint: Failpoint, timeouts: Record<Call, number> = TIMEOUTS): Outside {
  return async (call, run) => {
    await failpoint(`${call}.before`);
    const result = await within(timeouts[call], async (signal) => run(signal)).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ trouble: error instanceof Error ? error : new Error(String(error)) }),
    );
    await failpoint(`${call}.after`);
    return result;
  };
}
