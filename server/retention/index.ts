import type { Logger } from 'pino';
import type { Database } from '../db/open';
import type { Ends, Migration } from '../db/types';
import type { Clock, Jobs } from '../ports/services';
import { sweep } from './sweep';

const JOB = 'retention';
const DAY_MS = 24 * 60 * 60_000;
/** A process that has just begun has other things to do. */
const FIRST_MS = 10 * 60_000;

interface Parts {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Logger;
  /** Those whose tables are looked after. */
  readonly migrations: readonly Migration[];
  /** What else ends, by what its log calls it; each returns how many there were. */
  readonly also: Readonly<Record<string, () => Promise<number>>>;
}

export interface Sweeping {
  /** Ends now whatever is over; returns the rows by table. One table's failure does not keep the others. */
  sweep(): Promise<Record<string, number>>;
  /** Has it done every day from now on, by one process of all. */
  begin(): Promise<void>;
}

/** Gives what is kept for a while its end: each room and plugin declares with its tables what that is. */
export function createSweeping({ db, jobs, clock, log, migrations, also }: Parts): Sweeping {
  const ending = [
    ...migrations
      .flatMap(({ retention = [] }) => retention)
      .filter((each): each is Ends => 'since' in each)
      .map((ends) => [ends.table, () => sweep(db, ends, clock.now())] as const),
    ...Object.entries(also),
  ];

  const sweepAll = async () => {
    const ended: Record<string, number> = {};
    const failures: unknown[] = [];
    for (const [what, end] of ending)
      try {
        const count = await end();
        if (count > 0) ended[what] = (ended[what] ?? 0) + count;
      } catch (error) {
        failures.push(error);
        log.error({ err: error, what }, 'what is over could not be deleted');
      }
    if (Object.keys(ended).length > 0) log.info({ ended }, 'what was over has been deleted');
    if (failures.length > 0) throw new AggregateError(failures, 'Some tables could not be swept');
    return ended;
  };
  const again = (inMs: number) =>
    db.asSystem((tx) =>
      jobs.enqueue(tx, JOB, {}, { runAt: new Date(clock.now().getTime() + inMs), key: 'daily' }),
    );

  jobs.handle(JOB, async () => {
    // Tomorrow's first: a day that fails for good is not the last.
    await again(DAY_MS);
    await sweepAll();
  });
  return { sweep: sweepAll, begin: () => again(FIRST_MS) };
}
