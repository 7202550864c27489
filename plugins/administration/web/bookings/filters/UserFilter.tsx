import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApiQuery } from '@/core/query/query';
import { useFound } from '@/core/query/use-found';
import { Combobox } from '@/core/ui/pickers/Combobox';
import { findBookers } from '../../../contract/bookings';

interface UserFilterProps {
  plugin: string;
  /** Id of the user. */
  value: string | undefined;
  onChange: (user: string | undefined) => void;
}

/** The name of one user who made or had bookings; null while it is not known. */
export function useBookerName(plugin: string, userId: string | undefined): string | null {
  const query = useApiQuery(
    findBookers,
    { query: { category: plugin, userId: userId ?? '' } },
    { enabled: userId !== undefined, select: ({ data }) => data[0] ?? null },
  );
  return query.data ? query.data.name || query.data.email : null;
}

/** Whose bookings are listed, found by name or e-mail address (R381). */
export function UserFilter({ plugin, value, onChange }: UserFilterProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const name = useBookerName(plugin, value);
  const { found, status } = useFound(findBookers, {
    query: { category: plugin, ...(text ? { searchString: text } : {}) },
  });
  return (
    <Combobox
      label={t`User`}
      placeholder={t`Anyone`}
      value={value ?? null}
      valueLabel={name ?? t`One person`}
      onChange={(user) => onChange(user ?? undefined)}
      onQueryChange={setText}
      status={status}
      options={(found?.data ?? []).map(({ userId, name: label, email }) => ({
        value: userId,
        label: label || email,
        ...(label ? { detail: email } : {}),
      }))}
    />
  );
}
