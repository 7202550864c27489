const NAME = /^[a-z][a-z0-9_]*$/;

/** The agency of the running transaction; null, and therefore equal to nothing, when none was set. */
export const CURRENT_AGENCY = "nullif(current_setting('app.agency_id', true), '')::uuid";

export interface TenantTableOptions {
  /** Rows are written once: neither role may change or delete them. */
  appendOnly?: boolean;
  /** Which column names the agency; only the agency table itself differs. */
  column?: string;
}

/**
 * Statements that put a table under row-level security: `app_tenant` sees and writes the rows of the current
 * agency only, `app_system` those of all (SEC-32). Use it after `create table`, which must have
 * `agency_id uuid not null` and composite keys `(agency_id, id)`. Prefer `generated always as identity` over
 * `serial`: sequences get no grants here.
 */
export function tenantTable(
  name: string,
  { appendOnly = false, column = 'agency_id' }: TenantTableOptions = {},
): string {
  if (!NAME.test(name) || !NAME.test(column)) throw new Error(`Not a table name: ${name}`);
  const mine = `${column} = ${CURRENT_AGENCY}`;
  return `
    alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy ${name}_tenant on ${name} to app_tenant using (${mine}) with check (${mine});
    create policy ${name}_system on ${name} to app_system using (true) with check (true);
    grant select, insert${appendOnly ? '' : ', update, delete'} on ${name} to app_tenant, app_system;
  `;
}

/** A table without tenants, such as counters and reference data: reachable by `app_system` only. */
export function systemTable(name: string): string {
  if (!NAME.test(name)) throw new Error(`Not a table name: ${name}`);
  return `
    alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy ${name}_system on ${name} to app_system using (true) with check (true);
    grant select, insert, update, delete on ${name} to app_system;
  `;
}
