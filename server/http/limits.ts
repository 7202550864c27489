import { requestRefusals } from '@/core/contract/refusals/request';
import type { RateClass } from '@/core/contract';
import type { Database } from '../db/open';
import { HttpError } from '../error';
import { createCounter } from './budget/counter';
import type { Network } from '../ports/network';

/**
 * `visitor`: what a network without a session searches and opens (G33), beside the budget of the call's own class; `page` and
 * `file`: what is no call, at all agencies together.
 */
type Budget = RateClass | 'visitor' | 'general' | 'page' | 'file';

/** Requests a minute at one agency. */
interface Shares {
  /** Of an account, and of a network that nobody has signed in from. */
  readonly person: number;
  /** Of a network whose people have signed in: an office comes from one. The same as a person's without it. */
  readonly network?: number;
  /** Of all who have signed in together, and again of all who have not: strangers use up what is theirs. */
  readonly agency?: number;
}

/** A class draws on its own budget and on the general one. */
export const BUDGETS: Record<Budget, Shares> = {
  general: { person: 900 },
  page: { person: 900 },
  // A first page brings fifty of them, and costs nothing.
  file: { person: 9000 },
  visitor: { person: 60 },
  credentials: { person: 60 },
  // Nobody guesses what another system has issued; a whole office may come from one address at nine o'clock.
  arrival: { person: 300 },
  search: { person: 120, network: 600, agency: 3000 },
  look: { person: 300, network: 1500, agency: 7500 },
  write: { person: 120, network: 600 },
};

/** Those that only keep a flood off: counted in this process, because a write for every read would cost more than the flood. */
const OF_PROCESS: ReadonlySet<Budget> = new Set(['general', 'page', 'file']);

/** Who asks at which agency. */
export interface Caller {
  readonly agencyId: string;
  /** Null without a session. */
  readonly userId: string | null;
  readonly network: Network;
}

export interface Limits {
  /** Takes one from the budget. Throws HttpError 429 with `retry-after` in seconds. */
  take(budget: Budget, caller: Caller): Promise<void>;
}

const retryAfter = (milliseconds: number) => ({
  'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))),
});

export const tooMany = (milliseconds: number) =>
  new HttpError(429, 'TOO_MANY_REQUESTS', requestRefusals.tooMany, {
    headers: retryAfter(milliseconds),
  });

/** There is more to do than the process manages; whoever asks did nothing wrong. */
export const tooBusy = (milliseconds: number) =>
  new HttpError(503, 'UNAVAILABLE', requestRefusals.busy, {
    headers: retryAfter(milliseconds),
  });

/**
 * Request budgets, by account, network and agency (SEC-45). Those of the classes are counted in the database, so that they hold
 * over all processes.
 */
export function createLimits(db: Database, factor = 1): Limits {
  const countersOf = (name: Budget, { person, network = person, agency }: Shares) => {
    const counter = (share: string, points: number) =>
      createCounter(OF_PROCESS.has(name) ? null : db, { name: share, points: points * factor, seconds: 60 });
    return {
      person: counter(name, person),
      network: counter(`${name}-network`, network),
      agency: agency === undefined ? null : counter(`${name}-agency`, agency),
    };
  };
  const counters = Object.fromEntries(
    Object.entries(BUDGETS).map(([name, shares]) => [name, countersOf(name as Budget, shares)]),
  ) as Record<Budget, ReturnType<typeof countersOf>>;
  return {
    async take(budget, { agencyId, userId, network }) {
      const counts = counters[budget];
      const wait =
        (userId === null
          ? await counts.person.take(agencyId, network)
          : ((await counts.person.take(`${agencyId}:${userId}`)) ??
            (await counts.network.take(agencyId, network)))) ??
        (await counts.agency?.take(`${agencyId}:${userId === null ? 'visitors' : 'known'}`)) ??
        null;
      if (wait !== null) throw tooMany(wait);
    },
  };
}
