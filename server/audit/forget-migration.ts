import { CURRENT_AGENCY } from '../db/tenantTable';
import type { Migration } from '../db/types';

/** What stands in a log for the address of an account that is gone. */
export const FORGOTTEN_ADDRESS = 'nobody@deleted.invalid';

const mine = `agency_id = ${CURRENT_AGENCY}`;
const without = (column: string) =>
  `replace(${column}::text, to_json(address)::text, '"${FORGOTTEN_ADDRESS}"')::jsonb`;
/** The owner of the schema writes there: row-level security holds for it as well. */
const owned = (table: string) =>
  `create policy ${table}_owner on ${table} to current_user using (true) with check (true);`;

/**
 * Logs are never rewritten, with one exception that both roles can only ask for: the address of an account that is deleted
 * leaves its agency's log. What people typed, such as why they cancelled, stands in no log any more.
 */
export const forgetInLogMigration: Migration = {
  id: '061-forget-in-log',
  contracts:
    'the release before shows these words from the booking as well, where they stay until it is forgotten',
  sql: `
  ${owned('audit_log')}
  ${owned('booking_event')}
  update audit_log set after = after - 'reason' where action = 'booking.cancel' and after ? 'reason';
  update audit_log set after = after - 'note'
    where action in ('booking.settle-by-hand', 'attention.settle') and after ? 'note';
  update booking_event set data = data - 'reason' where type = 'cancel-asked' and data ? 'reason';
  update booking_event set data = data - 'note' where type = 'settled-by-hand' and data ? 'note';
  create function forget_in_log(address text) returns void language sql security definer
    set search_path = pg_catalog, public as $$
      update audit_log set before = ${without('before')}, after = ${without('after')}
      where ${mine} and (position(to_json(address)::text in before::text) > 0
        or position(to_json(address)::text in after::text) > 0);
    $$;
  revoke all on function forget_in_log(text) from public;
  grant execute on function forget_in_log(text) to app_tenant;
  `,
};
