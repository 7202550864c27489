import { useLingui } from '@lingui/react/macro';
import { inviteAgent } from '@/core/contract';
import { emailProblem } from '@/core/contract/people/account-rules';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { ActionForm } from '@/core/forms/ActionForm';
import { rulesOf } from '@/core/forms/rules';
import { useAppForm } from '@/core/forms/use-app-form';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import { TextField } from '@/core/ui/fields/TextField';
import { usePeopleRefresh } from '../people/use-people';

const EMPTY = { email: '', mode: 'open' };
const RULES = rulesOf(({ email }: typeof EMPTY) => ({
  email: emailProblem(email) && fieldRefusals.emailAddress,
}));

/** Invites somebody to become a sales agent, restricted or not (R370, R371, R445). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const refresh = usePeopleRefresh();
  const form = useAppForm({ name: 'invite', initial: EMPTY, rules: RULES });
  const { email, mode } = form.values;
  return (
    <ActionForm
      form={form}
      title={t`Invite an agent`}
      description={t`We will send a link for your agent to choose a password. It works for seven days.`}
      confirm={t`Send invitation`}
      send={(api) =>
        api.call(inviteAgent, { body: { email: email.trim(), isRestrictedAgent: mode === 'restricted' } })
      }
      done={t`Invitation sent`}
      onDone={() => void refresh()}
      onClose={onClose}
    >
      <TextField
        {...form.bind('email')}
        autoFocus
        label={t`Email`}
        type="email"
        autoComplete="off"
        required
      />
      <RadioGroup
        {...form.bind('mode')}
        legend={t`What may the agent see?`}
        variant="cards"
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
    </ActionForm>
  );
}
