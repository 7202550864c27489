import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFound } from '@/core/query/use-found';
import { Combobox } from '@/core/ui/pickers/Combobox';
import { Users } from '@/core/ui/pictures/icons';
import { listAgents, listClients } from '../../contract/users';

export interface Person {
  id: string;
  name: string;
  kind: 'client' | 'agent';
}

interface PersonPickerProps {
  label: string;
  hint?: string;
  value: Person | null;
  onChange: (person: Person | null) => void;
}

const SHOWN = 8;

/** A client or an agent of the agency, by name or address. */
export function PersonPicker({ label, hint, value, onChange }: PersonPickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const searchQuery = typed.trim();
  const query = { limit: SHOWN, ...(searchQuery ? { searchQuery } : {}) };
  const clients = useFound(listClients, { query });
  const agents = useFound(listAgents, { query });
  const people: (Person & { email: string })[] = [
    ...(agents.found?.data ?? []).map(({ _id, name, email }) => ({
      id: _id,
      name,
      email,
      kind: 'agent' as const,
    })),
    ...(clients.found?.data ?? []).map(({ _id, name, email }) => ({
      id: _id,
      name,
      email,
      kind: 'client' as const,
    })),
  ];
  const states = [clients.status, agents.status];
  return (
    <Combobox
      label={label}
      {...(hint ? { hint } : {})}
      icon={Users}
      placeholder={t`Name or email address`}
      value={value?.id ?? null}
      {...(value ? { valueLabel: value.name } : {})}
      onChange={(id) => {
        const person = people.find((one) => one.id === id);
        onChange(person ? { id: person.id, name: person.name, kind: person.kind } : null);
      }}
      onQueryChange={setTyped}
      status={states.find((one) => one === 'error') ?? states.find((one) => one === 'loading') ?? 'ready'}
      options={people.map(({ id, name, email, kind }) => ({
        value: id,
        label: name || email,
        detail: email,
        group: kind === 'agent' ? t`Agents` : t`Clients`,
      }))}
    />
  );
}
