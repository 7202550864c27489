import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useUser } from '../../session/session';
import { Combobox } from '../../ui/pickers/Combobox';
import { UserRound } from '../../ui/pictures/icons';
import { bookingForAtom, bookingForLockedAtom, nameOfClient } from './state';
import { useClients } from './use-clients';

/** The client for whom staff books, found by name or address. */
export function ClientPicker() {
  const { t } = useLingui();
  const [client, choose] = useAtom(bookingForAtom);
  const isLocked = useAtomValue(bookingForLockedAtom);
  const isRestricted = useUser()?.isRestrictedAgent === true;
  const [typed, setTyped] = useState('');
  const { found, status } = useClients(typed);
  const clients = found?.data ?? [];
  return (
    <Combobox
      label={t`Booking for`}
      hideLabel
      icon={UserRound}
      placeholder={t`Yourself, or a client by name, email or phone`}
      disabled={isLocked}
      value={client?._id ?? null}
      {...(client ? { valueLabel: nameOfClient(client) } : {})}
      onChange={(id) => choose(clients.find(({ _id }) => _id === id) ?? null)}
      onQueryChange={setTyped}
      {...(isRestricted ? { nothing: t`None of the clients assigned to you matches.` } : {})}
      status={status}
      options={clients.map((one) => ({
        value: one._id,
        label: nameOfClient(one),
        ...(one.name ? { detail: one.email } : {}),
      }))}
    />
  );
}
