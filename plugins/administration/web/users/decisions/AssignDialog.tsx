import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type InputOf } from '@/core/contract';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { toast } from '@/core/ui/feedback/toast';
import { actOnClients } from '../../../contract/client-actions';
import { AgentPicker } from './AgentPicker';
import { usePeopleRefresh } from '../people/use-people';
import { wordsOf } from '@/core/i18n/words-of';

type Body = InputOf<typeof actOnClients>['body'];
/** Which clients an action is for. */
export type ActionScope = Pick<Body, 'userIds' | 'filter' | 'count'>;

interface AssignDialogProps {
  scope: ActionScope;
  /** How many these are. */
  count: number;
  current?: { _id: string; name: string } | null;
  onClose: () => void;
  onDone?: () => void;
}

/** Chooses the sales agent who looks after some clients: a restricted one sees these and no others (G122). */
export function AssignDialog({ scope, count, current = null, onClose, onDone }: AssignDialogProps) {
  const { t } = useLingui();
  const refresh = usePeopleRefresh();
  const [agentId, setAgentId] = useState<string | null>(current?._id ?? null);
  const assign = useApiMutation(actOnClients, {
    onSuccess: ({ data: { done } }) => {
      toast.success(t`${plural(done, { one: '# client changed', other: '# clients changed' })}`);
      onDone?.();
      onClose();
      void refresh();
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Who looks after ${plural(count, { one: 'this client', other: 'these # clients' })}?`}
      description={t`A restricted agent sees their own clients, and no others.`}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Go back`}</Button>
          <Button
            loading={assign.isPending}
            onClick={() => assign.mutate({ input: { body: { ...scope, action: 'assign-agent', agentId } } })}
          >
            {agentId === null ? t`Leave to everyone` : t`Assign`}
          </Button>
        </>
      }
    >
      <AgentPicker
        label={t`Sales agent`}
        placeholder={t`Nobody in particular`}
        hint={t`Leave it empty for nobody in particular.`}
        value={agentId}
        valueLabel={current?.name}
        onChange={setAgentId}
      />
    </Dialog>
  );
}
