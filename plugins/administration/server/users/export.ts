import { counted } from '@/server/db/page';
import { sql } from 'kysely';
import type { Language, QueryOf } from '@/core/contract';
import { clientsOf } from '@/server/accounts/clients';
import { endOfDay, startOfDay } from '@/server/booking/lists/agency-list';
import { asCsv } from '@/server/http/csv';
import type { Tx } from '@/server/db/types';
import { inPacedPieces } from '@/server/http/bulk/paced';
import { handle, type Handler, type HandlerInput } from '@/server/ports/handle';
import { exportClients, type ExportedClients } from '../../contract/users';
import { fullName } from '../names';
import { narrowed } from './people';

type Filter = QueryOf<typeof exportClients>;
type Input = HandlerInput<typeof exportClients>;

const COLUMNS = ['name', 'email', 'phone', 'status', 'isVerified', 'agent', 'joined', 'id'] as const;
type Column = (typeof COLUMNS)[number];

const HEADINGS: Record<Language, Record<Column, string>> = {
  en: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    status: 'Status',
    isVerified: 'Verified',
    agent: 'Sales agent',
    joined: 'Joined (UTC)',
    id: 'Client id',
  },
  pt: {
    name: 'nome',
    email: 'e-mail',
    phone: 'telefone',
    status: 'Situação',
    isVerified: 'Verificado',
    agent: 'Agente de vendas',
    joined: 'Desde (UTC)',
    id: 'ID do cliente',
  },
  es: {
    name: 'nombre',
    email: 'correo',
    phone: 'teléfono',
    status: 'Estado',
    isVerified: 'Verificado',
    agent: 'Agente de ventas',
    joined: 'Alta (UTC)',
    id: 'Id del cliente',
  },
};

const WORDS: Record<Language, { active: string; inactive: string; yes: string; no: string }> = {
  en: { active: 'Active', inactive: 'Inactive', yes: 'yes', no: 'no' },
  pt: { active: 'Ativo', inactive: 'Inativo', yes: 'sim', no: 'não' },
  es: { active: 'Activo', inactive: 'Inactivo', yes: 'sí', no: 'no' },
};

/** Clients of one piece of the file. */
const PIECE = 1000;

const found = (tx: Tx, { agency, user }: Input, filter: Filter) =>
  narrowed(clientsOf(tx, { agencyId: agency.id, user }), filter)
    .$if(Boolean(filter.startDate), (query) =>
      query.where('app_user.created_at', '>=', startOfDay(filter.startDate!)),
    )
    .$if(Boolean(filter.endDate), (query) =>
      query.where('app_user.created_at', '<', endOfDay(filter.endDate!)),
    );

/** `made` is the database's own text: a Date has lost the microseconds, and would have people stand in two pieces or in none. */
type Last = { made: string; id: string } | null;

const nextPiece = (tx: Tx, input: Input, last: Last) =>
  found(tx, input, input.query)
    .leftJoin('app_user as agent', (join) =>
      join.onRef('agent.agency_id', '=', 'app_user.agency_id').onRef('agent.id', '=', 'app_user.agent_id'),
    )
    .select([
      'app_user.id',
      'app_user.email',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.phone',
      'app_user.status',
      'app_user.email_verified',
      'app_user.created_at',
    ])
    .select(sql<string>`app_user.created_at::text`.as('made'))
    .select(sql<string | null>`trim(agent.first_name || ' ' || agent.last_name)`.as('agent'))
    .$if(last !== null, (query) =>
      query.where(
        sql<boolean>`(app_user.created_at, app_user.id) > (${last!.made}::timestamptz, ${last!.id}::uuid)`,
      ),
    )
    .orderBy('app_user.created_at')
    .orderBy('app_user.id')
    .limit(PIECE)
    .execute();

type Rows = Awaited<ReturnType<typeof nextPiece>>;

function csvOf(rows: Rows, language: Language, isFirst: boolean): string {
  const words = WORDS[language];
  const text = asCsv(
    COLUMNS.map((key) => ({ key, header: HEADINGS[language][key] })),
    rows.map((row) => ({
      name: fullName(row),
      email: row.email,
      phone: row.phone ?? '',
      status: row.status === 'Active' ? words.active : words.inactive,
      isVerified: row.email_verified ? words.yes : words.no,
      agent: row.agent ?? '',
      joined: row.created_at.toISOString(),
      id: row.id,
    })),
    language,
  );
  return isFirst ? text : text.slice(text.indexOf('\r\n') + 2);
}

/** The file in pieces, the oldest clients first; each piece is read for itself, so that nobody waits for the whole. */
async function* pieces(input: Input): AsyncGenerator<ExportedClients> {
  const { tenant, request, agency, user, services } = input;
  // What was typed to find people is a name or an address: the log has no use for it.
  const { searchQuery, ...narrowing } = input.query;
  const kept = { ...narrowing, ...(searchQuery ? { isSearched: true } : {}) };
  const total = await tenant(async (tx) => {
    const count = await counted(found(tx, input, input.query));
    await services.audit.record(tx, {
      agencyId: agency.id,
      userId: user.id,
      action: 'clients.export',
      subject: agency.id,
      after: { ...kept, count },
    });
    return count;
  });
  let last: Last = null;
  let done = 0;
  do {
    const after: Last = last;
    const rows: Rows = await tenant((tx) => nextPiece(tx, input, after));
    done += rows.length;
    yield { csv: csvOf(rows, request.language, after === null), done, total: Math.max(total, done) };
    last = rows.length === PIECE ? rows[PIECE - 1]! : null;
  } while (last && !request.signal.aborted);
}

const pacedPieces = (input: Input) => inPacedPieces(input.agency.id, pieces(input));

/** The agency's clients as a file (R363, SEC-39): in one go for programs, in pieces for whoever shows how far it is. */
export const exportHandlers: readonly Handler[] = [
  handle(
    exportClients,
    async (input) => {
      const parts: string[] = [];
      for await (const { csv } of pacedPieces(input)) parts.push(csv);
      return parts.join('');
    },
    { stream: pacedPieces },
  ),
];
