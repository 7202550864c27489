import { createFairQueue } from '../http/fair-queue';
import type { Carrier, Heard, Line } from '../ports/lines';
import type { LineLimits } from '../config/operating';
import { createBreaker, type Ending } from './breaker';
import { LineBusy } from './line-busy';
import { wait } from './wait';

/** Longer is not believed: whoever asked for it is asked again after that. */
const LONGEST_REST_MS = 60 * 60_000;

interface Pace {
  /** Waits until calls may be made again. Throws LineBusy where that takes longer than this, and what ends the signal. */
  enter(patienceMs: number, signal: AbortSignal): Promise<void>;
  /** No call for so long. */
  rest(forMs: number): void;
}

/** Keeps away from somebody who has said for how long he wants no more calls. */
function createPace(elapsed: () => number = () => performance.now()): Pace {
  let restsUntil = -Infinity;
  return {
    async enter(patienceMs, signal) {
      signal.throwIfAborted();
      const rest = restsUntil - elapsed();
      if (rest <= 0) return;
      if (rest > patienceMs) throw new LineBusy('LINE_LIMITED');
      await wait(rest, signal);
      signal.throwIfAborted();
    },
    rest(forMs) {
      restsUntil = Math.max(restsUntil, elapsed() + Math.min(forMs, LONGEST_REST_MS));
    },
  };
}

/** Milliseconds after which a place is given away: longer than any call may take. */
const LONGEST_MS = 240_000;
/** What is bought waits for so long where its supplier asks for a pause: longer than anybody waits for a list. */
const ORDER_PATIENCE_MS = 60_000;
/** Calls of one, where each is answered with a pause. */
const MOST_TRIES = 3;
/** He took nothing in, so that it may be sent again, whatever it is (RFC 6585). */
const TOO_MANY = 429;

/** Places for calls; whoever finds none within the time is told. */
function createPlaces(most: number, patienceMs: number): (signal: AbortSignal) => Promise<() => void> {
  const shares = (count: number) => ({ process: count, agency: count, client: count });
  const queue = createFairQueue({
    ...{ running: shares(most), waiting: shares(4 * most) },
    ...{ patience: patienceMs, longest: LONGEST_MS },
  });
  return async (signal) => {
    try {
      return await queue.enter({ agency: 'all', client: 'all' }, signal);
    } catch (error) {
      throw signal.aborted ? error : new LineBusy('LINE_FULL');
    }
  };
}

const isOver = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && (reason as Error | undefined)?.name !== 'TimeoutError';

/** What a call came to. A refusal is an answer, also for coming too often; an error of the supplier's own is none. */
async function endingOf(answer: Promise<{ readonly status: number }>, signal: AbortSignal): Promise<Ending> {
  try {
    return (await answer).status >= 500 ? 'outage' : 'answered';
  } catch (error) {
    return error instanceof LineBusy || isOver(signal) ? 'left' : 'outage';
  }
}

export interface WatchedLine extends Line, Pick<ReturnType<typeof createBreaker>, 'circuit' | 'trips'> {}

/** A line to a supplier: so many calls at the same time, and for what is for sale a breaker. */
export function createLine(limits: LineLimits, parts?: Parameters<typeof createBreaker>[1]): WatchedLine {
  const breaker = createBreaker(limits.breaker, parts);
  const forSales = createPlaces(limits.sales, limits.patienceMs);
  const forOrders = createPlaces(limits.orders, limits.patienceMs);
  const paces = new Map<string, Pace>();
  const paceOf = (operation: string): Pace => {
    const pace = paces.get(operation) ?? createPace();
    paces.set(operation, pace);
    return pace;
  };

  /** Sends once nobody asks for a pause, and again what was answered with a short one. */
  async function inPace<T extends Heard>(
    send: () => Promise<T>,
    { signal, pace, patienceMs }: { signal: AbortSignal; pace: Pace; patienceMs: number },
  ): Promise<T> {
    for (let tries = 1; ; tries++) {
      await pace.enter(patienceMs, signal);
      const answer = await send();
      const pause = answer.retryAfterMs ?? null;
      if (pause === null) return answer;
      pace.rest(pause);
      if (answer.status !== TOO_MANY || tries === MOST_TRIES || pause > patienceMs) return answer;
    }
  }

  const sales: Carrier = {
    async carry(send, signal, operation = '') {
      // Nobody waits for room behind those who still hear the silence.
      if (!breaker.isPassable()) throw new LineBusy('LINE_RESTS');
      const leave = await forSales(signal);
      try {
        const end = breaker.enter();
        if (!end) throw new LineBusy('LINE_RESTS');
        const answer = inPace(send, { signal, pace: paceOf(operation), patienceMs: limits.patienceMs });
        end(await endingOf(answer, signal));
        return await answer;
      } finally {
        leave();
      }
    },
  };
  const orders: Carrier = {
    async carry(send, signal, operation = '') {
      const leave = await forOrders(signal);
      try {
        return await inPace(send, { signal, pace: paceOf(operation), patienceMs: ORDER_PATIENCE_MS });
      } finally {
        leave();
      }
    },
  };
  return { sales, orders, circuit: breaker.circuit, trips: breaker.trips };
}
