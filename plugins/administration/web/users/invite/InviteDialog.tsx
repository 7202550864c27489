import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { emailProblem } from '@/core/contract/people/account-rules';
import { inviteAgent } from '@/core/contract';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Stack } from '@/core/ui/content/layout';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import { TextField } from '@/core/ui/fields/TextField';
import { toast } from '@/core/ui/feedback/toast';
import { usePeopleRefresh } from '../people/use-people';

/** Invites somebody to become a sales agent, restricted or not (R370, R371, R445). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const refresh = usePeopleRefresh();
  const [email, setEmail] = useState('');
  const [mode, setMode] = useState<'open' | 'restricted'>('open');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const invite = useApiMutation(inviteAgent, {
    onSuccess: () => {
      toast.success(t`Invitation sent`);
      onClose();
      void refresh();
    },
    onError: () => field.current?.focus(),
  });
  const fault = emailProblem(email) ? t`Please enter a valid email address` : undefined;
  const send = () => {
    setChecked(true);
    if (fault) field.current?.focus();
    else
      invite.mutate({ input: { body: { email: email.trim(), isRestrictedAgent: mode === 'restricted' } } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Invite an agent`}
      description={t`We will send a link for your agent to choose a password. It works for seven days.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Go back`}</Button>
          <Button type="submit" form="invite-agent" loading={invite.isPending}>{t`Send invitation`}</Button>
        </>
      }
    >
      <form
        id="invite-agent"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap={20}>
          <Failed of={invite} />
          <TextField
            ref={field}
            autoFocus
            label={t`Email`}
            type="email"
            name="email"
            autoComplete="off"
            required
            value={email}
            onChange={(next) => {
              setEmail(next);
              invite.reset();
            }}
            onBlur={() => setChecked(email !== '')}
            error={checked ? fault : undefined}
          />
          <RadioGroup
            legend={t`What may the agent see?`}
            variant="cards"
            value={mode}
            onChange={setMode}
            options={[
              {
                value: 'open',
                label: t`Everything in the agency`,
                hint: t`All clients and bookings, but not the owner's settings.`,
              },
              {
                value: 'restricted',
                label: t`Restricted Mode`,
                hint: t`Only their own clients, bookings and commissions.`,
              },
            ]}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
