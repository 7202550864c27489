import type { Database } from './open';

interface Login {
  role: string;
  /** A superuser, or one that row-level security does not bind. */
  unbound: boolean;
  /** Roles whose rights it has without taking them on. */
  inherited: string[];
  version: number;
}

const QUESTION = `
  select current_user::text as role, rolsuper or rolbypassrls as unbound,
    current_setting('server_version_num')::int as version,
    array(select other.rolname::text from pg_roles other
      where other.rolname <> current_user and other.rolname !~ '^pg_' and pg_has_role(current_user, other.oid, 'usage')
      order by 1) as inherited
  from pg_roles where rolname = current_user`;

/**
 * What is wrong with the role that logs in, and the statement that mends it; null when it is bound by row-level security
 * and sees no row of any agency until it takes on a role for one (SEC-32). After `migrate`. The embedded database has one
 * role.
 */
export async function loginFault(db: Database): Promise<string | null> {
  if (db.embedded) return null;
  const { rows } = await db.raw(QUESTION);
  const { role, unbound, inherited, version } = rows[0] as Login;
  if (unbound)
    return (
      `The role "${role}" of DATABASE_URL is a superuser or has BYPASSRLS, so that nothing keeps the agencies' rows apart. ` +
      "Log in as a plain role: create role caravel login noinherit password '…' (docs/operating.md says how)."
    );
  if (inherited.length === 0) return null;
  const mend =
    version >= 160_000
      ? inherited.map((other) => `grant "${other}" to "${role}" with inherit false;`).join(' ')
      : `alter role "${role}" noinherit;`;
  return (
    `The role "${role}" of DATABASE_URL inherits from ${inherited.join(', ')}, so that it sees the rows of all agencies at ` +
    `any time. Run as a superuser: ${mend}`
  );
}
