import { type SelectQueryBuilder, sql } from 'kysely';
import { Language } from '@/core/contract';
import type { Tables, Tx } from '@/server/db/types';
import '@/server/booking/tables';
import { WAS_MADE } from '@/server/booking/lists/agency-list';
import { z } from 'zod/mini';
import type { AgentDetails, ClientDetails } from '../../contract/users';
import { fullName } from '../names';

const COLUMNS = [
  'app_user.id',
  'app_user.email',
  'app_user.first_name',
  'app_user.last_name',
  'app_user.phone',
  'app_user.picture',
  'app_user.status',
  'app_user.email_verified',
  'app_user.created_at',
  'app_user.is_restricted',
  'app_user.language',
  'app_user.login_count',
  'app_user.home_airport',
  'app_user.street_address',
  'app_user.country',
  'app_user.state',
  'app_user.city',
  'app_user.zip_code',
] as const;

/** Bookings of a person, made or had; one that failed before money was held is none, as in the lists of bookings. */
const BOOKED = sql<number>`(select count(*) from booking
  where booking.agency_id = app_user.agency_id and (booking.user_id = app_user.id or booking.account_id = app_user.id)
    and ${WAS_MADE})`;

const peopleWith = (tx: Tx, agencyId: string, ids: readonly string[]) =>
  tx
    .selectFrom('app_user')
    .where('app_user.agency_id', '=', agencyId)
    .where('app_user.id', 'in', [...ids])
    .select(COLUMNS);

type Row = ReturnType<typeof peopleWith> extends SelectQueryBuilder<Tables, 'app_user', infer T> ? T : never;

function personOf(row: Row) {
  const language = z.safeParse(Language, row.language);
  return {
    _id: row.id,
    email: row.email,
    name: fullName(row),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    picture: row.picture,
    status: row.status === 'Active' ? ('Active' as const) : ('Inactive' as const),
    isVerified: row.email_verified,
    joinedAt: row.created_at.toISOString(),
    language: language.success ? language.data : null,
    loginCount: row.login_count,
    home: {
      homeAirport: row.home_airport,
      streetAddress: row.street_address,
      country: row.country,
      state: row.state,
      city: row.city,
      zipCode: row.zip_code,
    },
  };
}

/** Rows in the order of the ids that were found for them. */
function inOrder<T extends { _id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Clients by id. Without `withBookings` it is not told how much they booked. */
export async function readClients(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
  withBookings: boolean,
): Promise<ClientDetails[]> {
  if (ids.length === 0) return [];
  const rows = await peopleWith(tx, agencyId, ids)
    .leftJoin('app_user as agent', (join) =>
      join.onRef('agent.agency_id', '=', 'app_user.agency_id').onRef('agent.id', '=', 'app_user.agent_id'),
    )
    .select(['agent.id as agent_id', 'agent.first_name as agent_first', 'agent.last_name as agent_last'])
    .select(withBookings ? BOOKED.as('bookings') : sql<null>`null`.as('bookings'))
    .execute();
  return inOrder(
    ids,
    rows.map((row) => ({
      ...personOf(row),
      agent: row.agent_id
        ? { _id: row.agent_id, name: fullName({ first_name: row.agent_first, last_name: row.agent_last }) }
        : null,
      bookings: row.bookings === null ? null : Number(row.bookings),
    })),
  );
}

/** Sales agents by id. */
export async function readAgents(tx: Tx, agencyId: string, ids: readonly string[]): Promise<AgentDetails[]> {
  if (ids.length === 0) return [];
  const rows = await peopleWith(tx, agencyId, ids)
    .select(
      sql<number>`(select count(*) from app_user client
        where client.agency_id = app_user.agency_id and client.agent_id = app_user.id)`.as('clients'),
    )
    .select(BOOKED.as('bookings'))
    .execute();
  return inOrder(
    ids,
    rows.map((row) => ({
      ...personOf(row),
      isRestrictedAgent: row.is_restricted,
      clients: Number(row.clients),
      bookings: Number(row.bookings),
    })),
  );
}
