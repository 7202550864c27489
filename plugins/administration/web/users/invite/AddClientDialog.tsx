import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { linkTo } from '@/core/address/link';
import type { Api } from '@/core/api/client';
import { ApiError } from '@/core/api/error';
import { emailProblem } from '@/core/contract/people/account-rules';
import { realNameProblem } from '@/core/contract/people/names';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { ActionForm } from '@/core/forms/ActionForm';
import { rulesOf } from '@/core/forms/rules';
import { useAppForm } from '@/core/forms/use-app-form';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Alert } from '@/core/ui/feedback/Alert';
import { TextField } from '@/core/ui/fields/TextField';
import { uploadClients } from '../../../contract/client-upload';
import { usePeopleRefresh } from '../people/use-people';

const EMPTY = { name: '', email: '', phone: '', sendMail: true };
const RULES = rulesOf(({ name, email }: typeof EMPTY) => ({
  name: realNameProblem(name.trim()),
  email: emailProblem(email) && fieldRefusals.emailAddress,
  phone: null,
}));

/**
 * Adds one client, by the call that uploads many: the server judges the row first, and writes it when it is a new one. False
 * where the client is there already.
 */
async function addClient(api: Api, { sendMail, ...row }: typeof EMPTY): Promise<boolean> {
  const body = { data: [row] };
  const { data } = await api.call(uploadClients, { body });
  const [verdict] = data.rows;
  if (verdict?.outcome === 'reject') {
    const fields = verdict.problems.map(({ field, ...said }) => ({ path: field, ...said }));
    throw new ApiError(400, 'INVALID_REQUEST', fields[0]?.message ?? '', { fields });
  }
  if (verdict?.outcome !== 'create') return false;
  const confirmed = { body: { ...body, plan: data.plan, sendMail } };
  await api.stream(uploadClients, confirmed, { onEvent: () => undefined });
  return true;
}

/** One new client, typed. What the server finds wrong stands at its field, and nothing typed is lost. */
export default function AddClientDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const refresh = usePeopleRefresh();
  const form = useAppForm({ name: 'client', initial: EMPTY, rules: RULES });
  const { values, bind, set } = form;
  const [known, setKnown] = useState<string | null>(null);
  const name = values.name.trim();
  return (
    <ActionForm
      form={form}
      title={t`Add a client`}
      confirm={t`Add client`}
      send={(api) => addClient(api, values)}
      done={t`${name} has been added`}
      onDone={async (isNew) => {
        if (isNew) return refresh();
        setKnown(values.email);
        return false;
      }}
      onClose={onClose}
    >
      {known === values.email && (
        <Alert tone="warning" live>
          <Trans>
            There is already a client with this address.{' '}
            <TextLink {...linkTo('/clients')} search={{ find: known.trim() } as never}>
              Show the client
            </TextLink>
          </Trans>
        </Alert>
      )}
      <TextField {...bind('name')} autoFocus label={t`First and last name`} autoComplete="off" required />
      <TextField {...bind('email')} label={t`Email`} type="email" autoComplete="off" required />
      <TextField {...bind('phone')} label={t`Phone`} type="tel" autoComplete="off" />
      <Checkbox
        label={t`Write to the new client`}
        hint={t`The client receives an email that explains how to set a password. You can also do this later.`}
        checked={values.sendMail}
        onChange={(on) => set('sendMail', on)}
      />
    </ActionForm>
  );
}
