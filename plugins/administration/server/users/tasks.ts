import { notFound } from '@/server/error';
import { isUuid } from '@/server/http/uuid';
import { runningTasks, stopTask } from '@/server/jobs/bulk/tasks';
import { handle, type Handler } from '@/server/ports/handle';
import { listTasks, stopBulkTask } from '../../contract/tasks';

/** Bulk work: whoever has begun it sees how far it is, and stops it. */
export const taskHandlers: readonly Handler[] = [
  handle(listTasks, async ({ agency, user, tenant, services }) => {
    const who = { agencyId: agency.id, userId: user.id };
    const tasks = await tenant((tx) => runningTasks(tx, who, services.clock.now()));
    return {
      data: tasks.map(({ id, kind, total, done, ended_at, is_stopped }) => ({
        ...{ _id: id, kind, total, done },
        ...{ isEnded: ended_at !== null, isStopped: is_stopped },
      })),
    };
  }),

  handle(stopBulkTask, async ({ body: { taskId }, agency, user, tenant, services }) => {
    if (!isUuid(taskId)) throw notFound();
    const who = { agencyId: agency.id, userId: user.id };
    if (!(await tenant((tx) => stopTask(tx, who, taskId, services.clock.now())))) throw notFound();
    return { data: 'Stopped' };
  }),
];
