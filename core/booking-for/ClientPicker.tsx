import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { findBookingClients } from '../contract/booking-for';
import { useApiQuery } from '../state/query';
import { Combobox } from '../ui/Combobox';
import { UserRound } from '../ui/icons';
import { bookingForAtom, bookingForLockedAtom, nameOfClient } from './state';

/** The client for whom staff books, found by name or address. */
export function ClientPicker() {
  const { t } = useLingui();
  const [client, choose] = useAtom(bookingForAtom);
  const isLocked = useAtomValue(bookingForLockedAtom);
  const [searchQuery, setText] = useState('');
  const found = useApiQuery(
    findBookingClients,
    { query: searchQuery.trim() ? { searchQuery: searchQuery.trim() } : {} },
    { select: ({ data }) => data, placeholderData: keepPreviousData },
  );
  const clients = found.data ?? [];
  return (
    <Combobox
      label={t`Booking for`}
      hideLabel
      icon={UserRound}
      placeholder={t`Yourself, or a client by name or email`}
      disabled={isLocked}
      value={client?._id ?? null}
      {...(client ? { valueLabel: nameOfClient(client) } : {})}
      onChange={(id) => choose(clients.find(({ _id }) => _id === id) ?? null)}
      onQueryChange={setText}
      status={found.isError ? 'error' : found.isPending ? 'loading' : 'ready'}
      options={clients.map((one) => ({
        value: one._id,
        label: nameOfClient(one),
        ...(one.name ? { detail: one.email } : {}),
      }))}
    />
  );
}
