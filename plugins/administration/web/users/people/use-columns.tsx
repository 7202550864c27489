import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { IconButton } from '@/core/ui/actions/Button';
import { Ellipsis } from '@/core/ui/pictures/icons';
import { Menu } from '@/core/ui/actions/Menu';
import type { Column } from '@/core/ui/tables/Table';
import type { AgentRow, ClientRow } from '../../../contract/users';
import type { Decision, Person } from '../decisions/decisions';
import { PersonBadges } from './PersonBadges';
import { PersonCell } from './person-cell';
import { useDecisionItems } from '../decisions/use-decision-words';
import * as css from '../users.css';

type Decide = (decision: Decision, person: Person) => void;

/** The row's menu; the owner's only (R443). */
function useMenuColumn<Row>(asPerson: (row: Row) => Person, decide: Decide | null): readonly Column<Row>[] {
  const { t } = useLingui();
  const items = useDecisionItems();
  if (!decide) return [];
  return [
    {
      id: 'menu',
      header: t`Actions`,
      hideHeader: true,
      align: 'end',
      fixed: true,
      cell: (row) => {
        const person = asPerson(row);
        const name = person.name || person.email;
        return (
          <Menu
            label={t`Actions for ${name}`}
            align="end"
            trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} size="small" />}
            items={items(person, decide)}
          />
        );
      },
    },
  ];
}

const clientOf = (row: ClientRow): Person => ({ kind: 'client', ...row });
const agentOf = (row: AgentRow): Person => ({ kind: 'agent', ...row });

/** Columns of the list of clients. Who may see no bookings but the own ones has no column for them. */
export function useClientColumns(decide: Decide | null, withBookings: boolean): Column<ClientRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const menu = useMenuColumn(clientOf, decide);
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
    ...menu,
  ];
}

/** Columns of the list of sales agents. */
export function useAgentColumns(decide: Decide): Column<AgentRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const menu = useMenuColumn(agentOf, decide);
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
    ...menu,
  ];
}
