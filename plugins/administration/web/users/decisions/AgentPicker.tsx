import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFound } from '@/core/query/use-found';
import { Combobox } from '@/core/ui/pickers/Combobox';
import { listAgents } from '../../../contract/users';

interface AgentPickerProps {
  label: string;
  hint?: string;
  placeholder: string;
  /** An agent's id. */
  value: string | null;
  /** The chosen agent's name while it is not among those found. */
  valueLabel?: string | undefined;
  onChange: (agentId: string | null) => void;
}

/** Agents of a list that a picker shows at once. */
const SHOWN = 50;

/** A sales agent of the agency, found by name or address. */
export function AgentPicker({ label, hint, placeholder, value, valueLabel, onChange }: AgentPickerProps) {
  const { t } = useLingui();
  const [find, setFind] = useState('');
  const { found, status } = useFound(listAgents, {
    query: { limit: SHOWN, sort: 'name', status: 'Active', ...(find ? { searchQuery: find } : {}) },
  });
  const agents = found?.data ?? [];
  return (
    <Combobox
      label={label}
      {...(hint ? { hint } : {})}
      placeholder={placeholder}
      value={value}
      {...(valueLabel ? { valueLabel } : {})}
      onChange={onChange}
      onQueryChange={setFind}
      status={status}
      options={agents.map((agent) => ({
        value: agent._id,
        label: agent.name || agent.email,
        detail: agent.isRestrictedAgent ? `${agent.email} · ${t`Restricted Mode`}` : agent.email,
      }))}
    />
  );
}
