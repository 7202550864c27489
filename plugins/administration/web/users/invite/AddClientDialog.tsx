import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { emailProblem } from '@/core/contract/people/account-rules';
import { realNameProblem } from '@/core/contract/people/names';
import { linkTo } from '@/core/address/link';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Stack } from '@/core/ui/content/layout';
import { TextField } from '@/core/ui/fields/TextField';
import { toast } from '@/core/ui/feedback/toast';
import { type ClientField, useAddClient } from './use-add-client';
import { wordsOf } from '@/core/i18n/words-of';

const EMPTY = { name: '', email: '', phone: '' };

/** One new client, typed. What the server finds wrong stands at its field, and nothing typed is lost. */
export default function AddClientDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [client, setClient] = useState(EMPTY);
  const [sendMail, setSendMail] = useState(true);
  const [checked, setChecked] = useState<Partial<Record<ClientField, true>>>({});
  const { add, pending, refusal, isKnown, correct } = useAddClient();
  const inputs = useRef<Partial<Record<ClientField, HTMLInputElement | null>>>({});

  const nameFault = realNameProblem(client.name.trim());
  const faults: Partial<Record<ClientField, string>> = {
    ...(nameFault ? { name: wordsOf(nameFault) } : {}),
    ...(emailProblem(client.email) ? { email: t`Please enter a valid email address` } : {}),
  };
  const faultOf = (field: ClientField): string | undefined =>
    (checked[field] ? faults[field] : undefined) ??
    (refusal.fields[field] ? wordsOf(refusal.fields[field]) : undefined);

  const save = async () => {
    setChecked({ name: true, email: true, phone: true });
    const first = (['name', 'email'] as const).find((field) => faults[field]);
    if (first) return inputs.current[first]?.focus();
    if (await add(client, sendMail)) {
      const name = client.name.trim();
      toast.success(t`${name} has been added`);
      onClose();
    } else inputs.current.email?.focus();
  };
  const field = (name: ClientField) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    name,
    value: client[name],
    onChange: (value: string) => {
      setClient((now) => ({ ...now, [name]: value }));
      correct(name);
    },
    onBlur: () => client[name] !== '' && setChecked((now) => ({ ...now, [name]: true })),
    error: faultOf(name),
    autoComplete: 'off',
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Add a client`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Go back`}</Button>
          <Button type="submit" form="add-client" loading={pending}>{t`Add client`}</Button>
        </>
      }
    >
      <form
        id="add-client"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={20}>
          {Boolean(refusal.whole) && (
            <Alert tone={isKnown ? 'warning' : 'danger'} live>
              {isKnown ? (
                <Trans>
                  There is already a client with this address.{' '}
                  <TextLink {...linkTo('/clients')} search={{ find: client.email.trim() } as never}>
                    Show the client
                  </TextLink>
                </Trans>
              ) : (
                wordsOf(refusal.whole)
              )}
            </Alert>
          )}
          <TextField {...field('name')} autoFocus label={t`First and last name`} required />
          <TextField {...field('email')} label={t`Email`} type="email" required />
          <TextField {...field('phone')} label={t`Phone`} type="tel" />
          <Checkbox
            label={t`Write to the new client`}
            hint={t`The client receives an email that explains how to set a password. You can also do this later.`}
            checked={sendMail}
            onChange={setSendMail}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
