import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useApi } from '@/core/api/context';
import { toast } from '@/core/ui/feedback/toast';
import { AssignDialog } from './AssignDialog';
import { type Decision, needsQuestion, type Person, undoOf } from './decisions';
import { QuestionDialog } from './QuestionDialog';
import { usePeopleRefresh } from '../people/use-people';
import { wordsOf } from '@/core/i18n/words-of';
import type { Api } from '@/core/api/client';
import {
  makeAgent,
  makeClient,
  resendClientVerification,
  setAgentStatus,
  setClientStatus,
  setRestriction,
} from '../../../contract/users';

interface Asked {
  decision: Decision;
  person: Person;
}

/**
 * Carries out what is decided about one person: asks first where somebody loses something, says how it ended and offers to take it back where that is possible. `onDone` comes before the lists are asked for anew.
 * `dialogs` has to be drawn.
 */
export function useDecisions(onDone?: (decision: Decision) => Promise<void>): {
  decide: (decision: Decision, person: Person) => void;
  dialogs: ReactNode;
} {
  const { t } = useLingui();
  const api = useApi();
  const refresh = usePeopleRefresh();
  const [asked, setAsked] = useState<Asked | null>(null);

  const doneWords = (decision: SentDecision): string =>
    decision === 'resend-verification' ? t`Verification email sent` : t`Status changed Successfully`;
  const failed = (error: unknown): void => {
    toast.error(wordsOf(error));
    // Somebody else may have decided: what is shown is asked for anew.
    void refresh();
  };
  const run = async (decision: SentDecision, person: Person, isRestricted = false): Promise<void> => {
    await sendDecision(api, decision, person, isRestricted);
    const undo = undoOf(decision, person);
    toast({
      tone: 'success',
      message: doneWords(decision),
      ...(undo && undo !== 'assign-agent'
        ? { action: { label: t`Undo`, onSelect: () => void takeBack(undo, decision, person) } }
        : {}),
    });
    await onDone?.(decision);
    await refresh();
  };
  const takeBack = async (undo: SentDecision, decision: SentDecision, person: Person): Promise<void> => {
    const wasRestricted = person.kind === 'agent' && person.isRestrictedAgent;
    const kind = decision === 'make-agent' ? 'agent' : decision === 'make-client' ? 'client' : person.kind;
    try {
      await sendDecision(api, undo, { ...person, kind }, wasRestricted);
      toast.success(doneWords(undo));
      await onDone?.(undo);
      await refresh();
    } catch (error) {
      failed(error);
    }
  };

  const decide = (decision: Decision, person: Person): void => {
    if (decision === 'assign-agent' || needsQuestion(decision)) setAsked({ decision, person });
    else run(decision, person).catch(failed);
  };
  const close = () => setAsked(null);
  const dialogs = asked && (
    <>
      {asked.decision === 'assign-agent' ? (
        <AssignDialog
          scope={{ userIds: [asked.person._id] }}
          count={1}
          current={asked.person.kind === 'client' ? asked.person.agent : null}
          onClose={close}
        />
      ) : (
        <QuestionDialog
          decision={asked.decision}
          name={asked.person.name || asked.person.email}
          clients={asked.person.kind === 'agent' ? asked.person.clients : 0}
          onClose={close}
          onConfirm={(isRestricted) =>
            run(asked.decision as SentDecision, asked.person, isRestricted).catch((error: unknown) => {
              failed(error);
              throw error;
            })
          }
        />
      )}
    </>
  );
  return { decide, dialogs };
}

/** Everything but who looks after a client, which is asked for in a dialog of its own. */
type SentDecision = Exclude<Decision, 'assign-agent'>;

/** Carries a decision out. `isRestricted` is for who becomes an agent. */
async function sendDecision(
  api: Api,
  decision: SentDecision,
  { _id: userId, kind }: Pick<Person, '_id' | 'kind'>,
  isRestricted = false,
): Promise<unknown> {
  switch (decision) {
    case 'activate':
    case 'deactivate': {
      const status = decision === 'activate' ? ('Active' as const) : ('Inactive' as const);
      const call = kind === 'client' ? setClientStatus : setAgentStatus;
      return api.call(call, { body: { userId, status } });
    }
    case 'restrict':
    case 'unrestrict': {
      const isRestrictedAgent = decision === 'restrict';
      return api.call(setRestriction, { body: { userId, isRestrictedAgent } });
    }
    case 'make-agent': {
      const body = { userId, userType: 'SalesAgent' as const, isRestrictedAgent: isRestricted };
      return api.call(makeAgent, { body });
    }
    case 'make-client':
      return api.call(makeClient, { body: { userId, userType: 'Client' } });
    case 'resend-verification':
      return api.call(resendClientVerification, { body: { userId } });
  }
}
