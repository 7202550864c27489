import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration, Tables } from './types';

/** Any number, the same in every process: who holds it migrates, the others wait. */
const LOCK = 727_001;

const ROLES = `
  do $$ begin create role app_tenant nologin;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin create role app_system nologin;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin
    -- Before 16 it is the role itself that says whether it inherits.
    execute format('grant app_tenant, app_system to %I', current_user)
      || case when current_setting('server_version_num')::int >= 160000 then ' with inherit false, set true' else '' end;
  exception when others then
    if not pg_has_role(current_user, 'app_tenant', 'member') then raise; end if;
  end $$;
  grant usage on schema public to app_tenant, app_system;
  create table if not exists migration (id text primary key, applied_at timestamptz not null default now());
  alter table migration add column if not exists checksum text;
`;

/** Of the statements, however they are laid out. */
const checksumOf = ({ sql: statements }: Migration): string =>
  createHash('sha256').update(statements.replace(/\s+/g, ' ').trim()).digest('hex');

interface Applied {
  id: string;
  checksum: string | null;
}

export interface MigrateOptions {
  /** Goes on where a newer release has added to the schema, as its one before may. */
  readonly allowNewer?: boolean;
}

/** A newer release has changed the schema in ways that this one knows nothing of. */
export class SchemaNewer extends Error {
  override readonly name = 'SchemaNewer';
  constructor(ids: readonly string[]) {
    super(
      `The database is newer than this release, which does not know ${ids.join(', ')}: start the release that was here ` +
        'last, or restore the backup of before. If that release has only added to the schema, as docs/operating.md tells, ' +
        'ALLOW_NEWER_SCHEMA=1 lets this one run on it.',
    );
  }
}

/** Whose step it is: `flight` of `flight-duffel-001-note`, nothing of `001-platform`, which is the platform's own. */
const familyOf = (id: string): string => /^(?:([a-z]\w*)-)?/.exec(id)?.[1] ?? '';

/**
 * Applies what has not been applied yet, in order of id, each in a transaction of its own. Several processes
 * may start together on one PostgreSQL: an advisory lock lets one work while the others wait. Roles are those
 * of the whole server, so the login needs CREATEROLE or both roles granted beforehand. Returns the ids applied. Throws
 * when a step's statements are not those that were applied: databases of before and after would differ. Throws SchemaNewer
 * where steps were applied that nobody here knows; those of a product that is no longer installed are left alone.
 */
export function migrate(
  kysely: Kysely<Tables>,
  migrations: readonly Migration[],
  { allowNewer = false }: MigrateOptions = {},
): Promise<string[]> {
  const ordered = [...migrations].sort((a, b) => (a.id < b.id ? -1 : 1));
  const twice = ordered.find((migration, index) => migration.id === ordered[index + 1]?.id);
  if (twice) throw new Error(`Two migrations are called ${twice.id}`);
  return kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      await sql.raw(ROLES).execute(connection);
      const { rows } = await sql<Applied>`select id, checksum from migration`.execute(connection);
      const known = new Map(rows.map((row) => [row.id, row.checksum]));
      const here = new Set(ordered.map(({ id }) => id));
      const families = new Set(['', ...ordered.map(({ id }) => familyOf(id))]);
      const elsewhere = new Set(ordered.flatMap(({ elsewhere: ids = [] }) => ids));
      const newer = [...known.keys()]
        .filter((id) => !here.has(id) && !elsewhere.has(id) && families.has(familyOf(id)))
        .sort();
      if (newer.length > 0 && !allowNewer) throw new SchemaNewer(newer);
      const applied: string[] = [];
      for (const migration of ordered) {
        const { id, sql: statements, settings = () => ({}) } = migration;
        const checksum = checksumOf(migration);
        const was = known.get(id);
        if (was === checksum) continue;
        if (was)
          throw new Error(
            `The migration ${id} is not the one that was applied here: its statements have changed since. Leave it as it was and write the change as a new migration.`,
          );
        // Applied before checksums were kept.
        if (was === null) {
          await sql`update migration set checksum = ${checksum} where id = ${id}`.execute(connection);
          continue;
        }
        try {
          await connection.transaction().execute(async (tx) => {
            for (const [name, value] of Object.entries(settings()))
              await sql`select set_config(${name}, ${value}, true)`.execute(tx);
            // No table is altered while what follows a change of it is put off to the commit.
            await sql`set constraints all immediate`.execute(tx);
            await sql.raw(statements).execute(tx);
            await sql`insert into migration (id, checksum) values (${id}, ${checksum})`.execute(tx);
          });
        } catch (cause) {
          throw new Error(`The migration ${id} failed: ${(cause as Error).message}`, { cause });
        }
        applied.push(id);
      }
      return applied;
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}
