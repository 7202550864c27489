import { setTimeout as sleep } from 'node:timers/promises';
import type { Job as AnyJob, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

type Job = AnyJob<unknown>;

/** What a worker asks of the queue. */
type Queue = Pick<PgBoss, 'fetch' | 'complete' | 'fail'>;

interface Options {
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds between looks while there is nothing to do. */
  readonly everyMs: number;
}

/**
 * Runs the jobs of one name, one after the other. The library's own workers leave what they say of a job unheard: a
 * connection that is lost at that moment would end the process. Here the job is begun again when its time is over.
 * Returns what stops it and waits for the running job.
 */
export function startWorker(
  queue: Queue,
  name: string,
  run: (job: Job) => Promise<void>,
  { log, everyMs }: Options,
): () => Promise<void> {
  const stopped = new AbortController();

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
  };
  const next = async (): Promise<boolean> => {
    const [job] = await queue.fetch(name, { batchSize: 1 });
    if (job) await settle(job);
    return job !== undefined;
  };

  const work = async () => {
    while (!stopped.signal.aborted) {
      const isBusy = await next().catch((error: unknown) => {
        log.warn({ err: error, job: name }, 'The queue of jobs could not be asked');
        return false;
      });
      if (!isBusy)
        await sleep(everyMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };
  const working = work();
  return async () => {
    stopped.abort();
    await working;
  };
}
