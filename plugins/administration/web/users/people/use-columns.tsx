import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { Column } from '@/core/ui/tables/Table';
import type { AgentRow, ClientRow } from '../../../contract/users';
import type { Decision, Person } from '../decisions/decisions';
import { PersonBadges } from './PersonBadges';
import { PersonCell } from './person-cell';
import { useDecisionItems } from '../decisions/use-decision-words';
import * as css from '../users.css';

/** The menu of a row; the owner's only (R443). */
export function usePersonActions(decide: (decision: Decision, person: Person) => void) {
  const items = useDecisionItems();
  return <Row,>(asPerson: (row: Row) => Person) => ({
    nameOf: (row: Row) => {
      const { name, email } = asPerson(row);
      return name || email;
    },
    itemsOf: (row: Row) => items(asPerson(row), decide),
  });
}

export const clientOf = (row: ClientRow): Person => ({ kind: 'client', ...row });
export const agentOf = (row: AgentRow): Person => ({ kind: 'agent', ...row });

/** Columns of the list of clients. Who may see no bookings but the own ones has no column for them. */
export function useClientColumns(withBookings: boolean): Column<ClientRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t`Client`,
      sortable: true,
      fixed: true,
      width: 'wide',
      cell: (row) => <PersonCell person={clientOf(row)} />,
    },
    {
      id: 'phone',
      header: t`Phone`,
      priority: 'low',
      cell: (row) => <span className={css.oneLine}>{row.phone ?? '–'}</span>,
    },
    { id: 'status', header: t`Status`, cell: (row) => <PersonBadges person={clientOf(row)} /> },
    ...(withBookings
      ? [
          { id: 'agent', header: t`Sales agent`, cell: (row: ClientRow) => row.agent?.name ?? '–' },
          {
            id: 'bookings',
            header: t`Bookings`,
            align: 'end' as const,
            cell: (row: ClientRow) => format.number(row.bookings ?? 0),
          },
        ]
      : []),
    {
      id: 'joined',
      header: t`Joined`,
      sortable: true,
      cell: (row) => <span className={css.oneLine}>{format.date(row.joinedAt.slice(0, 10), 'medium')}</span>,
    },
  ];
}

/** Columns of the list of sales agents. */
export function useAgentColumns(): Column<AgentRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t`Sales agent`,
      sortable: true,
      fixed: true,
      width: 'wide',
      cell: (row) => <PersonCell person={agentOf(row)} />,
    },
    {
      id: 'phone',
      header: t`Phone`,
      priority: 'low',
      cell: (row) => <span className={css.oneLine}>{row.phone ?? '–'}</span>,
    },
    { id: 'status', header: t`Status`, cell: (row) => <PersonBadges person={agentOf(row)} /> },
    { id: 'clients', header: t`Clients`, align: 'end', cell: (row) => format.number(row.clients) },
    { id: 'bookings', header: t`Bookings`, align: 'end', cell: (row) => format.number(row.bookings) },
    {
      id: 'joined',
      header: t`Joined`,
      sortable: true,
      cell: (row) => <span className={css.oneLine}>{format.date(row.joinedAt.slice(0, 10), 'medium')}</span>,
    },
  ];
}
