import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { useAction } from '@/core/query/use-action';
import { useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { Grow, Inline } from '@/core/ui/content/layout';
import { Progress } from '@/core/ui/feedback/Progress';
import { type BulkTask, listTasks, stopBulkTask } from '../../../contract/tasks';
import { usePeopleRefresh } from './use-people';

/** Milliseconds between two looks while something runs, and while what has ended is still told. */
const RUNNING_MS = 2_000;
const ENDED_MS = 20_000;

const lookAgain = (tasks: readonly BulkTask[] = []): number | false =>
  tasks.some(({ isEnded }) => !isEnded) ? RUNNING_MS : tasks.length > 0 && ENDED_MS;

/** How far the letters are that one has had written to many clients, and the way to stop the rest (R364, R368). */
export function TasksProgress() {
  const query = useApiQuery(
    listTasks,
    {},
    { staleTime: 0, refetchInterval: ({ state }) => lookAgain(state.data?.data) },
  );
  return query.data?.data
    .filter(({ total }) => total > 1)
    .map((task) => <TaskProgress key={task._id} task={task} />);
}

function TaskProgress({ task: { _id, done, total, isEnded, isStopped } }: { task: BulkTask }) {
  const { t } = useLingui();
  const format = useFormat();
  const refresh = usePeopleRefresh();
  const stop = useAction(stopBulkTask, {
    onDone: () => void refresh(),
    done: t`No more emails are sent`,
  });
  const [made, all] = [format.number(done), format.number(total)];
  const label = isStopped
    ? t`The emails have been stopped`
    : isEnded
      ? t`The clients have been emailed`
      : t`Emailing the clients`;
  return (
    <Card padding="small" variant="outlined">
      <Inline align="center">
        <Grow>
          <Progress label={label} value={done / total} detail={t`${made} of ${all} emails are sent`} />
        </Grow>
        {!isEnded && (
          <Button
            size="small"
            variant="quiet"
            loading={stop.isPending}
            onClick={() => stop.mutate({ input: { body: { taskId: _id } } })}
          >
            {t`Stop the rest`}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
