import type { AnyEndpoint } from '@/core/contract';
import { createFairQueue, type QueueOptions, type Waiting } from '../http/fair-queue';
import type { Handler, HandlerInput } from '../ports/handle';

/** A supplier may think about an order for two minutes. */
const LONGEST = 180_000;
/** Calls by the address that they come from: an office has one for many people. */
const CALLS: QueueOptions = {
  running: { process: 200, agency: 150, client: 40 },
  waiting: { process: 1200, agency: 600, client: 200 },
  patience: 5_000,
  longest: LONGEST,
};
/** The same of those that are costly: what could not get a turn soon is refused before the database hears of it. */
const COSTLY_CALLS: QueueOptions = {
  running: { process: 192, agency: 96, client: 24 },
  waiting: { process: 0, agency: 0, client: 0 },
  patience: 5_000,
  longest: LONGEST,
};
/** A search waits for suppliers most of the time, and ends at their deadline. */
const SEARCHES: QueueOptions = {
  running: { process: 24, agency: 12, client: 4 },
  waiting: { process: 120, agency: 60, client: 8 },
  patience: 10_000,
  longest: 20_000,
};
/** A paper is drawn in one go. */
const PAPERS: QueueOptions = {
  running: { process: 2, agency: 2, client: 1 },
  waiting: { process: 60, agency: 30, client: 8 },
  patience: 10_000,
  longest: 20_000,
};

const isPaper = ({ produces }: AnyEndpoint) => produces === 'application/pdf';
const isCostly = (endpoint: AnyEndpoint) => endpoint.costly === true || isPaper(endpoint);

/** Takes a call in; throws HttpError 429 and 503 when there are too many. Answers with what lets the next one in. */
export function takingCalls() {
  const queues = { calls: createFairQueue(CALLS), costly: createFairQueue(COSTLY_CALLS) };
  return (endpoint: AnyEndpoint | null, who: Waiting, signal: AbortSignal) =>
    (endpoint && isCostly(endpoint) ? queues.costly : queues.calls).enter(who, signal);
}

/**
 * Lets the calls that are costly wait their turn, so that no client and no agency has the process to itself. They then also
 * throw HttpError 429 and 503.
 */
export function takingTurns(): (handler: Handler) => Handler {
  const queues = { searches: createFairQueue(SEARCHES), papers: createFairQueue(PAPERS) };

  return (handler) => {
    const { endpoint, run, stream } = handler;
    if (!isCostly(endpoint)) return handler;
    const queue = isPaper(endpoint) ? queues.papers : queues.searches;
    const enter = ({ agency, user, request }: HandlerInput<never>) =>
      queue.enter(
        { agency: agency.id, client: (user as { id: string } | null)?.id ?? request.network.near },
        request.signal,
      );
    return {
      ...handler,
      async run(input) {
        const leave = await enter(input as HandlerInput<never>);
        try {
          return await run(input);
        } finally {
          leave();
        }
      },
      ...(stream && {
        async *stream(input: HandlerInput<never>) {
          const leave = await enter(input);
          try {
            yield* stream(input as never);
          } finally {
            leave();
          }
        },
      }),
    };
  };
}
