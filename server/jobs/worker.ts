import { setTimeout as sleep } from 'node:timers/promises';
import type { Job as AnyJob, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { restAfter } from '../http/heavy';

type Job = AnyJob<unknown>;

/** What a worker asks of the queue. */
type Queue = Pick<PgBoss, 'fetch' | 'complete' | 'fail'>;

interface Options {
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds between looks while there is nothing to do and nobody wakes it. */
  readonly everyMs: number;
  /** Told after a job that failed: it waits to be tried again. */
  readonly onFailed: () => void;
}

export interface Worker {
  /** Has it look at once: there is a job. */
  wake(): void;
  /** Stops it and waits for the running job. */
  end(): Promise<void>;
}

/** Milliseconds of a job that took longer went by outside this thread. */
const LONGEST_MS = 50;

/**
 * Runs the jobs of one name, one after the other, and between two of them lets the process hear everybody else. The library's
 * own workers leave what they say of a job unheard: a connection that is lost at that moment would end the process. Here the
 * job is begun again when its time is over.
 */
export function startWorker(
  queue: Queue,
  name: string,
  run: (job: Job) => Promise<void>,
  { log, everyMs, onFailed }: Options,
): Worker {
  let isStopped = false;
  let isWoken = false;
  let sleeping = new AbortController();

  const settle = async (job: Job): Promise<void> => {
    const late = new AbortController();
    const over = sleep(job.expireInSeconds * 1_000, undefined, { signal: late.signal, ref: false }).then(
      () => {
        throw new Error(`It took longer than ${job.expireInSeconds} s`);
      },
    );
    const failed = await Promise.race([run(job), over]).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    over.catch(() => undefined);
    late.abort();
    await (failed ? queue.fail(name, job.id, failed) : queue.complete(name, job.id));
    if (failed) onFailed();
  };
  const next = async (): Promise<boolean> => {
    isWoken = false;
    const began = performance.now();
    const [job] = await queue.fetch(name, { batchSize: 1 });
    if (!job) return false;
    await settle(job);
    await restAfter(Math.min(performance.now() - began, LONGEST_MS));
    return true;
  };

  const work = async () => {
    while (!isStopped) {
      const isBusy = await next().catch((error: unknown) => {
        log.warn({ err: error, job: name }, 'The queue of jobs could not be asked');
        return false;
      });
      if (isBusy || isWoken || isStopped) continue;
      sleeping = new AbortController();
      await sleep(everyMs, undefined, { signal: sleeping.signal, ref: false }).catch(() => undefined);
    }
  };
  const working = work();
  return {
    wake() {
      isWoken = true;
      sleeping.abort();
    },
    async end() {
      isStopped = true;
      sleeping.abort();
      await working;
    },
  };
}
