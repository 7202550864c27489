import type { Logger } from 'pino';
import type { Database } from '../../db/open';
import type { Tx } from '../../db/types';
import { paced } from '../../http/bulk/paced';
import type { Bulk, Clock, Jobs } from '../../ports/services';
import { addItems } from './tasks';

const JOB = 'bulk';
/** Items of one transaction at most, and after how many milliseconds it takes no other one. */
const AT_ONCE = 10;
const PIECE_MS = 15;
/** An item that fails as often is left out: the others wait for it. */
const MOST_TRIES = 3;
const PAUSE_MS = 1_000;

interface Parts {
  readonly db: Pick<Database, 'withTenant' | 'asSystem'>;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

export interface BulkRunner extends Bulk {
  /** Goes on with what was under way when the process before ended. */
  resume(): Promise<void>;
}

/** The items that are next of a task, and whether more come after them. */
async function nextItems(tx: Tx, task: { agencyId: string; id: string }, most: number) {
  const items = await tx
    .selectFrom('bulk_item')
    .select(['nth', 'item'])
    .where('agency_id', '=', task.agencyId)
    .where('task_id', '=', task.id)
    .orderBy('nth')
    .limit(most + 1)
    .execute();
  return { items: items.slice(0, most), isMore: items.length > most };
}

/**
 * Bulk work by the queue of jobs: a job does one piece of an agency's oldest task and enqueues the next, which goes behind those
 * of all other agencies. A process that is killed has its piece done again by another.
 */
export function createBulk({ db, jobs, clock, log }: Parts): BulkRunner {
  const kinds = new Map<string, Parameters<Bulk['handle']>[1]>();
  /** What waits for a plugin that is not installed just now keeps nobody. */
  const oldest = (tx: Tx, agencyId: string) =>
    tx
      .selectFrom('bulk_task')
      .select(['id', 'kind', 'tries'])
      .where('agency_id', '=', agencyId)
      .where('ended_at', 'is', null)
      .where('kind', 'in', [...kinds.keys()])
      .orderBy('created_at')
      .orderBy('id')
      .limit(1);
  const goOn = (tx: Tx, agencyId: string, afterMs = 0) =>
    jobs.enqueue(
      tx,
      JOB,
      { agencyId },
      {
        key: agencyId,
        ...(afterMs > 0 ? { runAt: new Date(clock.now().getTime() + afterMs) } : {}),
      },
    );

  /** Notes items as done; what is left is for the next job. */
  async function noteDone(tx: Tx, agencyId: string, id: string, last: string, done: number, isMore: boolean) {
    await tx
      .deleteFrom('bulk_item')
      .where('agency_id', '=', agencyId)
      .where('task_id', '=', id)
      .where('nth', '<=', last)
      .execute();
    await tx
      .updateTable('bulk_task')
      .set((eb) => ({
        done: eb('done', '+', done),
        tries: 0,
        ended_at: isMore ? null : clock.now(),
      }))
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .execute();
    if (isMore || (await oldest(tx, agencyId).executeTakeFirst())) await goOn(tx, agencyId);
  }

  async function doPiece(agencyId: string, id: string, one: (tx: Tx, item: string) => Promise<void>) {
    await db.withTenant(agencyId, async (tx) => {
      const task = await oldest(tx, agencyId).where('id', '=', id).forUpdate().executeTakeFirst();
      if (!task) return;
      const { items, isMore } = await nextItems(tx, { agencyId, id }, task.tries > 0 ? 1 : AT_ONCE);
      const until = performance.now() + PIECE_MS;
      let done = 0;
      for (const { item } of items) {
        await one(tx, item);
        done += 1;
        if (performance.now() > until) break;
      }
      const last = items[done - 1]?.nth ?? '0';
      await noteDone(tx, agencyId, id, last, done, isMore || done < items.length);
    });
  }

  /** Throws what has failed for as long as it is tried again. */
  async function noteFailed(agencyId: string, id: string, error: unknown) {
    const tries = await db.withTenant(agencyId, async (tx) => {
      const counted = await tx
        .updateTable('bulk_task')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .returning('tries')
        .executeTakeFirst();
      return counted?.tries ?? 0;
    });
    if (tries < MOST_TRIES) throw error;
    await db.withTenant(agencyId, async (tx) => {
      const { items, isMore } = await nextItems(tx, { agencyId, id }, 1);
      log.error(
        { err: error, agencyId, task: id, item: items[0]?.item },
        'one item of bulk work is left out',
      );
      await noteDone(tx, agencyId, id, items[0]?.nth ?? '0', items.length, isMore);
    });
  }

  jobs.handle(JOB, async (data) => {
    const { agencyId } = data as { agencyId: string };
    const task = await db.withTenant(agencyId, (tx) => oldest(tx, agencyId).executeTakeFirst());
    if (!task) return;
    const one = await kinds.get(task.kind)?.(agencyId);
    if (!one) return db.withTenant(agencyId, (tx) => goOn(tx, agencyId, PAUSE_MS));
    try {
      await paced(agencyId, () => doPiece(agencyId, task.id, one));
    } catch (error) {
      await noteFailed(agencyId, task.id, error);
    }
  });

  return {
    async begin(tx, { agencyId, userId, kind, items, task }) {
      if (!kinds.has(kind)) throw new Error(`Nobody handles bulk work of the kind ${kind}`);
      const id =
        task ??
        (
          await tx
            .insertInto('bulk_task')
            .values({ agency_id: agencyId, user_id: userId, kind, created_at: clock.now() })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
      await addItems(tx, { agencyId, id }, items);
      await goOn(tx, agencyId);
      return id;
    },
    handle(kind, ready) {
      if (kinds.has(kind)) throw new Error(`Bulk work of the kind ${kind} has two handlers`);
      kinds.set(kind, ready);
    },
    async resume() {
      await db.asSystem(async (tx) => {
        const open = await tx
          .selectFrom('bulk_task')
          .select('agency_id')
          .distinct()
          .where('ended_at', 'is', null)
          .execute();
        for (const { agency_id } of open) await goOn(tx, agency_id);
      });
    },
  };
}
