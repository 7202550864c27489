import { CompiledQuery, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { asLogin } from '../db/binding/guard';
import type { Database } from '../db/open';
import type { Tx } from '../db/types';
import type { Clock, Jobs } from '../ports/services';
import { KEPT_DAYS } from '@/core/contract/people/retention';
import { CHANNEL } from '../db/changes';
import { startWorker, type Worker } from './worker';

export interface JobRunner extends Jobs {
  /** Begins to fetch jobs; register every handler before. */
  start(): Promise<void>;
  /** Lets running jobs finish; what has not begun stays in the database. */
  stop(): Promise<void>;
  /** Runs what is due until nothing is, in the foreground; returns how many ran. For tests. */
  drain(): Promise<number>;
  /** Of all jobs that are handled. */
  names(): readonly string[];
  /** Forgets what was done `KEPT_DAYS.jobs` ago, instead of waiting for the next look. For tests. */
  forget(): Promise<void>;
}

interface Options {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Fetch and run jobs in the background; off in tests, which `drain`. */
  background?: boolean;
  /** Seconds between looks for what a dead process has left. */
  lookS?: number;
}

/** Held while the queue's own tables are made: processes may start together. */
const LOCK = 7_214_332;

/** One waiting job for each key; jobs without a key get one of their own. A queue keeps the policy it was made with. */
const POLICY = 'short';
const QUEUE = {
  retryLimit: 10,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 30,
  deleteAfterSeconds: KEPT_DAYS.jobs * 24 * 60 * 60,
} as const;
/**
 * How often it is looked for jobs whose process has ended: with the above, each is begun again within a minute. The embedded
 * database has one process, which begins anew with what the one before had left.
 */
const LOOK_S = 5;
const LOOK_ALONE_S = 60;
/** How often it is looked for what has become due; of what is enqueued to be done now, every process is told. */
const DUE_MS = 5_000;
/** A worker looks by itself, too, should nobody have told it. */
const POLL_MS = 60_000;
const STOP_MS = 10_000;
/** How often it is looked for what was done long enough ago. */
const FORGET_S = 60 * 60;
/** Where the queue's tables are that it had before version 12, which brings no job of theirs along. */
const OLD = 'pgboss_before_12';
const WAITING = `${OLD}.job where state::text in ('created', 'retry', 'active')`;

/**
 * Runs one statement of the queue inside the caller's transaction, which has no grants on the queue's tables, and has `told` be
 * told to all processes once it is committed.
 */
const within = (tx: Tx, told?: string) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const result = await asLogin(tx, () => tx.executeQuery(CompiledQuery.raw(text, values)));
    if (told !== undefined) await sql`select pg_notify(${CHANNEL}, ${told})`.execute(tx);
    return result as { rows: unknown[] };
  },
});

/** What the library asks, of the pool that it is given. */
const asking = (db: Pick<Database, 'raw'>) => ({
  executeSql: async (text: string, values?: unknown[]) => (await db.raw(text, values)) as { rows: never[] },
});

/** Brings what waits in the old tables along; what a process was doing is begun again. */
async function takeOver(owner: Database): Promise<void> {
  await owner.raw(`insert into pgboss.job (id, name, data, state, retry_limit, retry_count, retry_delay, retry_backoff,
      expire_seconds, deletion_seconds, singleton_key, start_after, created_on, keep_until, policy)
    select id, name, data, (case state::text when 'created' then 'created' else 'retry' end)::pgboss.job_state,
      retry_limit, retry_count, retry_delay, retry_backoff,
      ${QUEUE.expireInSeconds}, ${QUEUE.deleteAfterSeconds}, singleton_key, start_after, created_on, keep_until, '${POLICY}'
    from ${WAITING} on conflict do nothing`);
  await owner.raw(`drop schema ${OLD} cascade`);
}

/** Makes the queue's own tables, and a queue for each name. */
async function prepare(owner: Database, names: Iterable<string>): Promise<void> {
  const exists = async (what: string) =>
    ((await owner.raw(`select ${what} is not null as it`)).rows[0] as { it: boolean }).it;
  // Only the old tables have an archive. Whatever of this was done before a process ended is not done again.
  if (await exists("to_regclass('pgboss.archive')")) await owner.raw(`alter schema pgboss rename to ${OLD}`);
  const boss = new PgBoss({ db: asking(owner), schedule: false, supervise: false, registerInstance: false });
  await boss.start();
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  const hasOld = await exists(`to_regnamespace('${OLD}')`);
  // What waits for a plugin that is not installed just now waits on.
  const waiting = hasOld ? (await owner.raw(`select distinct name from ${WAITING}`)).rows : [];
  for (const name of new Set([...names, ...(waiting as { name: string }[]).map((queue) => queue.name)]))
    await (known.has(name)
      ? boss.updateQueue(name, QUEUE)
      : boss.createQueue(name, { ...QUEUE, policy: POLICY }));
  if (hasOld) await takeOver(owner);
  await boss.stop({ graceful: false, close: false });
}

/** Jobs in PostgreSQL by pg-boss, on a server and on the embedded database alike. */
export function createJobs({
  db,
  clock,
  log,
  background = true,
  lookS = db.embedded ? LOOK_ALONE_S : LOOK_S,
}: Options): JobRunner {
  const boss = new PgBoss({
    db: asking(db),
    migrate: false,
    schedule: false,
    supervise: background,
    superviseIntervalSeconds: lookS,
    monitorIntervalSeconds: lookS,
    maintenanceIntervalSeconds: FORGET_S,
    // What nobody here reads: who else runs, traces, how its indexes fare.
    registerInstance: false,
    openTelemetry: { enabled: false },
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  const handlers = new Map<string, Parameters<Jobs['handle']>[1]>();
  const workers = new Map<string, Worker>();
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Wakes whoever has something due, and looks again when the next is, or in a while. */
  async function look(): Promise<void> {
    clearTimeout(next);
    const { rows } = await db
      .raw(
        `select name, extract(epoch from min(start_after) - now()) * 1000 as in_ms from pgboss.job
        where state < 'active' and not blocked group by name`,
      )
      .catch(() => ({ rows: [] }));
    const waits = (rows as { name: string; in_ms: string }[]).flatMap(({ name, in_ms }) => {
      const worker = workers.get(name);
      if (Number(in_ms) <= 0) worker?.wake();
      return worker && Number(in_ms) > 0 ? [Number(in_ms)] : [];
    });
    clearTimeout(next);
    if (!isStopped) next = setTimeout(() => void look(), Math.min(DUE_MS, ...waits)).unref();
  }

  /** Ends a job with what it has brought about. Throws when it was ended meanwhile: then that was brought about by another. */
  const ending = (name: string, job: Job<unknown>) => async (tx: Tx) => {
    const options = { db: within(tx) as never };
    const { affected } = (await boss.complete(name, job.id, undefined, options)) as { affected: number };
    if (affected === 0) throw new Error(`The job ${job.id} was done meanwhile`);
  };
  const run = async (name: string, job: Job<unknown>) => {
    try {
      await handlers.get(name)?.(job.data, ending(name, job));
    } catch (error) {
      log.warn({ err: error, job: name, id: job.id }, 'a job failed and will be tried again');
      throw error;
    }
  };

  return {
    async enqueue(tx, name, data, { runAt, key, isLast = false } = {}) {
      if (!handlers.has(name)) throw new Error(`Nobody handles the job ${name}`);
      const delayMs = runAt ? runAt.getTime() - clock.now().getTime() : 0;
      await boss.send(name, (data ?? {}) as object, {
        db: within(tx, delayMs > 0 ? 'job' : `job ${name}`) as never,
        singletonKey: key ?? randomUUID(),
        priority: isLast ? -1 : 0,
        ...(delayMs > 0 ? { startAfter: new Date(Date.now() + delayMs) } : {}),
      });
    },
    names: () => [...handlers.keys()],
    handle(name, work) {
      if (handlers.has(name)) throw new Error(`The job ${name} has two handlers`);
      handlers.set(name, work);
    },
    async start() {
      await db.asOwner((owner) => owner.oneAtATime(LOCK, () => prepare(owner, handlers.keys())));
      await boss.start();
      if (!background) return;
      // Alone on the embedded database, what seems to run was left by a dead process.
      if (db.embedded)
        await db.raw("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
      const onFailed = () => void look();
      for (const name of handlers.keys())
        workers.set(
          name,
          startWorker(boss, name, (job) => run(name, job), { log, everyMs: POLL_MS, onFailed }),
        );
      db.changes.on('job', (name) => (name === null ? void look() : workers.get(name)?.wake()));
      await look();
    },
    async stop() {
      isStopped = true;
      clearTimeout(next);
      const late = sleep(STOP_MS, undefined, { ref: false });
      await Promise.race([Promise.all([...workers.values()].map((worker) => worker.end())), late]);
      await boss.stop({ graceful: false, close: false });
    },
    async drain() {
      let count = 0;
      for (let before = -1; before !== count;) {
        before = count;
        for (const name of handlers.keys()) {
          for (const job of await boss.fetch(name, { batchSize: 50 })) {
            count++;
            await run(name, job);
            await boss.complete(name, job.id);
          }
        }
      }
      return count;
    },
    forget: async () => void (await boss.supervise()),
  };
}
