import { sql } from 'kysely';
import { hashToken, newToken } from '../auth/token';
import type { Db } from '../db/types';
import type {} from '../accounts/tables';
import type {} from '../jobs/bulk/migration';
import type { AgencyObject } from './access';

const LONG_MS = 365 * 86_400_000;

/**
 * A client whom `agentId` looks after, a sales agent and a waiting invitation, all named `canary`, and bulk work that the agent
 * has begun; their ids.
 */
export async function seedAgencyObjects(
  db: Db,
  { agencyId, canary, agentId }: { agencyId: string; canary: string; agentId: string | null },
): Promise<Record<AgencyObject, string>> {
  const name = canary.toLowerCase();
  const person = (part: string) => ({
    agency_id: agencyId,
    email: `${name}.${part}@example.com`,
    first_name: canary,
    last_name: 'Prado',
    email_verified: true,
  });
  return db.withTenant(agencyId, async (tx) => {
    const add = (values: ReturnType<typeof person> & { user_type: string; agent_id?: string | null }) =>
      tx.insertInto('app_user').values(values).returning('id').executeTakeFirstOrThrow();
    const client = await add({ ...person('client'), user_type: 'Client', agent_id: agentId });
    const agent = await add({ ...person('agent'), user_type: 'SalesAgent' });
    const now = new Date();
    const invitation = await tx
      .insertInto('agent_invitation')
      .values({
        agency_id: agencyId,
        email: `${name}.invited@example.com`,
        is_restricted: true,
        token_hash: hashToken(newToken()),
        invited_by: null,
        created_at: now,
        expires_at: new Date(now.getTime() + LONG_MS),
        accepted_at: null,
        cancelled_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const task = await tx
      .insertInto('bulk_task')
      .values({ agency_id: agencyId, user_id: agent.id, kind: canary, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { client: client.id, agent: agent.id, invitation: invitation.id, task: task.id };
  });
}

/** The rows behind such ids. */
export async function agencyRows(db: Db, ids: readonly string[]): Promise<unknown> {
  return db.asSystem(async (tx) => {
    const people = await sql`select * from app_user where id in (${sql.join([...ids])}) order by id`.execute(
      tx,
    );
    const invitations =
      await sql`select * from agent_invitation where id in (${sql.join([...ids])}) order by id`.execute(tx);
    const tasks = await sql`select * from bulk_task where id in (${sql.join([...ids])}) order by id`.execute(
      tx,
    );
    return [people.rows, invitations.rows, tasks.rows];
  });
}
