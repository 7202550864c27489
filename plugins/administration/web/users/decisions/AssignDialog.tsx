import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type InputOf } from '@/core/contract';
import { ActionForm } from '@/core/forms/ActionForm';
import { actOnClients } from '../../../contract/client-actions';
import { AgentPicker } from './AgentPicker';
import { usePeopleRefresh } from '../people/use-people';

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
  return (
    <ActionForm
      title={t`Who looks after ${plural(count, { one: 'this client', other: 'these # clients' })}?`}
      description={t`A restricted agent sees their own clients, and no others.`}
      size="small"
      confirm={agentId === null ? t`Leave to everyone` : t`Assign`}
      send={(api) => api.call(actOnClients, { body: { ...scope, action: 'assign-agent', agentId } })}
      done={({ data: { done } }) =>
        t`${plural(done, { one: '# client changed', other: '# clients changed' })}`
      }
      onDone={() => {
        onDone?.();
        void refresh();
      }}
      onClose={onClose}
    >
      <AgentPicker
        label={t`Sales agent`}
        placeholder={t`Nobody in particular`}
        hint={t`Leave it empty for nobody in particular.`}
        value={agentId}
        valueLabel={current?.name}
        onChange={setAgentId}
      />
    </ActionForm>
  );
}
