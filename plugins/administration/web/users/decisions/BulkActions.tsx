import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { ConfirmDialog } from '@/core/ui/overlays/Dialog';
import { ChevronDown } from '@/core/ui/pictures/icons';
import { Stack } from '@/core/ui/content/layout';
import { Menu } from '@/core/ui/actions/Menu';
import { Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { actOnClients, type ClientAction, MAX_NAMED } from '../../../contract/client-actions';
import { type ActionScope, AssignDialog } from './AssignDialog';
import { usePeopleRefresh } from '../people/use-people';
import { RestrictedMode } from '../person/RestrictedMode';
import { useDecisionWords } from './use-decision-words';
import { wordsOf } from '@/core/i18n/words-of';

interface BulkActionsProps {
  scope: ActionScope;
  /** How many clients these are. */
  count: number;
  onDone: () => void;
}

const ORDER: readonly ClientAction[] = [
  'assign-agent',
  'activate',
  'resend-verification',
  'make-agent',
  'deactivate',
];

/** What can be done to the selected clients at once (R368). How many these are is said before and after. */
export function BulkActions({ scope, count, onDone }: BulkActionsProps) {
  const { t } = useLingui();
  const words = useDecisionWords();
  const refresh = usePeopleRefresh();
  const [asked, setAsked] = useState<ClientAction | null>(null);
  const [isRestricted, setRestricted] = useState(false);
  const act = useApiMutation(actOnClients, {
    onSuccess: ({ data: { done, skipped } }, { input }) => {
      const changed =
        input?.body.action === 'resend-verification'
          ? t`${plural(done, { one: '# email is on its way', other: '# emails are on their way' })}`
          : t`${plural(done, { one: '# client changed', other: '# clients changed' })}`;
      const left = plural(skipped, { one: '# unchanged', other: '# unchanged' });
      toast.success(skipped > 0 ? `${changed}, ${left}` : changed);
      onDone();
    },
    onError: (error) => toast.error(wordsOf(error)),
    onSettled: () => void refresh(),
  });
  const close = () => setAsked(null);
  if (scope.userIds && scope.userIds.length > MAX_NAMED)
    return (
      <Text size={14} tone="secondary">
        {t`No more than ${MAX_NAMED} one by one. Narrow the list and select all of it instead.`}
      </Text>
    );
  const many = plural(count, { one: '# client', other: '# clients' });
  return (
    <>
      <Menu
        label={t`Actions for the selected clients`}
        align="end"
        trigger={
          <Button size="small" iconEnd={ChevronDown} loading={act.isPending}>
            {t`Actions`}
          </Button>
        }
        items={ORDER.map((action) => ({
          id: action,
          label: words[action],
          ...(action === 'deactivate' ? { tone: 'danger' as const } : {}),
          onSelect: () => setAsked(action),
        }))}
      />
      {asked === 'assign-agent' && (
        <AssignDialog scope={scope} count={count} onClose={close} onDone={onDone} />
      )}
      {asked && asked !== 'assign-agent' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={`${words[asked]}: ${many}`}
          confirmLabel={words[asked]}
          tone={asked === 'deactivate' ? 'danger' : 'primary'}
          onConfirm={() =>
            act.mutateAsync({
              input: {
                body: {
                  ...scope,
                  action: asked,
                  ...(asked === 'make-agent' ? { isRestrictedAgent: isRestricted } : {}),
                },
              },
            })
          }
        >
          <Stack gap={16}>
            <BulkWords action={asked} />
            {asked === 'make-agent' && <RestrictedMode checked={isRestricted} onChange={setRestricted} />}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}

function BulkWords({ action }: { action: ClientAction }) {
  const { t } = useLingui();
  const words: Record<ClientAction, string> = {
    activate: t`They can sign in again. Who is active already stays so.`,
    deactivate: t`They are signed out everywhere and cannot sign in until you activate them again. Bookings stay as they are.`,
    'resend-verification': t`Only those who have not verified their email address yet get the email.`,
    'make-agent': t`Verified, active clients become sales agents and are signed out; the others stay clients.`,
    'assign-agent': '',
  };
  return <Text>{words[action]}</Text>;
}
