import { createFairQueue } from '../http/fair-queue';
import type { Carrier, Line } from '../ports/lines';
import type { LineLimits } from '../operating';
import { createBreaker, type Ending } from './breaker';

/** Milliseconds after which a place is given away: longer than any call may take. */
const LONGEST_MS = 180_000;

/** The call was not made: the supplier is silent, or has as many calls as it may have. Nothing has left this machine. */
export class LineBusy extends Error {
  override readonly name = 'LineBusy';
  constructor(readonly code: 'LINE_RESTS' | 'LINE_FULL') {
    super(code === 'LINE_RESTS' ? 'The supplier is silent' : 'Too many calls to the supplier', {
      cause: { code },
    });
  }
}

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
  } catch {
    return isOver(signal) ? 'left' : 'outage';
  }
}

export interface WatchedLine extends Line, Pick<ReturnType<typeof createBreaker>, 'circuit' | 'trips'> {}

/** A line to a supplier: so many calls at the same time, and for what is for sale a breaker. */
export function createLine(limits: LineLimits, parts?: Parameters<typeof createBreaker>[1]): WatchedLine {
  const breaker = createBreaker(limits.breaker, parts);
  const forSales = createPlaces(limits.sales, limits.patienceMs);
  const forOrders = createPlaces(limits.orders, limits.patienceMs);

  const sales: Carrier = {
    async carry(send, signal) {
      // Nobody waits for room behind those who still hear the silence.
      if (!breaker.isPassable()) throw new LineBusy('LINE_RESTS');
      const leave = await forSales(signal);
      try {
        const end = breaker.enter();
        if (!end) throw new LineBusy('LINE_RESTS');
        const answer = send();
        end(await endingOf(answer, signal));
        return await answer;
      } finally {
        leave();
      }
    },
  };
  const orders: Carrier = {
    async carry(send, signal) {
      const leave = await forOrders(signal);
      try {
        return await send();
      } finally {
        leave();
      }
    },
  };
  return { sales, orders, circuit: breaker.circuit, trips: breaker.trips };
}
