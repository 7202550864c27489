import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db, Migration } from '../../db/types';

/** Which journal the payments of this database are in. */
export const gatewayMigration: Migration = {
  id: '051-gateway-journal',
  retention: [{ table: 'gateway_journal', because: 'it names where the payments are' }],
  sql: `
  create table gateway_journal (
    is_only boolean primary key default true check (is_only),
    id uuid not null,
    made_at timestamptz not null default now()
  );
  alter table gateway_journal enable row level security;
  alter table gateway_journal force row level security;
  create policy of_the_platform on gateway_journal to app_system using (true) with check (true);
  grant select, insert on gateway_journal to app_system;
  `,
};

/** Thrown where two machines, each with a journal of its own, would answer for the same payments. */
export class GatewayElsewhere extends Error {
  constructor(dir: string) {
    super(
      `The payments of this database are in another journal than the one in ${dir}. The embedded gateway works for the ` +
        'processes of one machine: give them one DATA_DIR. If that journal is lost and its payments are given up, empty the ' +
        'table gateway_journal.',
    );
    this.name = 'GatewayElsewhere';
  }
}

/** The name of the journal in this directory, which it gets once: whole, from whoever comes first. */
function nameOf(dir: string): string {
  const path = join(dir, 'id');
  mkdirSync(dir, { recursive: true });
  const made = `${path}.${randomUUID()}`;
  writeFileSync(made, randomUUID(), { flush: true });
  try {
    linkSync(made, path);
  } catch (error) {
    // It has one, and be it for a moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
  return readFileSync(path, 'utf8');
}

/** Refuses to answer for payments that are in another journal. Throws GatewayElsewhere. */
export async function claimJournal(db: Pick<Db, 'asSystem'>, dir: string): Promise<void> {
  const id = nameOf(dir);
  const { rows } = await db.asSystem(async (tx) => {
    await sql`insert into gateway_journal (id) values (${id}) on conflict do nothing`.execute(tx);
    return sql<{ id: string }>`select id from gateway_journal`.execute(tx);
  });
  if (rows[0]?.id !== id) throw new GatewayElsewhere(dir);
}
