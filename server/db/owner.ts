import type { Database } from './open';

/** Any number, the same in every process: rights are handed out by one at a time. */
const LOCK = 727_002;

/** The queue's tables are its library's own; the others without row-level security hold nothing of an agency. */
const grantsTo = (login: string, version: number): string => `
  grant usage on schema public to ${login};
  do $$ declare name text; begin
    for name in select format('%I.%I', nspname, relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and (nspname = 'pgboss' or nspname = 'public' and not relrowsecurity) loop
      execute format('grant select, insert, update, delete on %s to ${login}', name);
    end loop;
    if to_regnamespace('pgboss') is not null then grant usage on schema pgboss to ${login}; end if;
  end $$;
  revoke insert, update, delete on migration from ${login};
  grant app_tenant, app_system to ${login}${version >= 160_000 ? ' with inherit false, set true' : ''};
`;

/**
 * The same database whose tables belong to a role of their own: that one makes and changes them, over a connection that
 * is open only as long, and gives the role that logs in what it needs and no more.
 */
export function ownedBy(db: Database, openOwner: () => Database): Database {
  const asOwner: Database['asOwner'] = async (work) => {
    const { rows } = await db.raw(
      "select quote_ident(current_user) as login, current_setting('server_version_num')::int as version",
    );
    const { login, version } = rows[0] as { login: string; version: number };
    const owner = openOwner();
    try {
      const result = await work(owner);
      await owner.oneAtATime(LOCK, () => owner.raw(grantsTo(login, version)));
      return result;
    } finally {
      await owner.close();
    }
  };
  return {
    ...db,
    asOwner,
    migrate: (...steps) => asOwner((owner) => owner.migrate(...steps)),
  };
}
