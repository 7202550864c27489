import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Tx } from '../types';

/** Statements of ours that bind, end or leave a transaction's role. */
const ours = new AsyncLocalStorage<true>();
export const asOurs = <T>(work: () => Promise<T>): Promise<T> => ours.run(true, work);

/** How a statement of an agency's transaction may begin. */
const BEGINS = /^[\s(]*(select|insert|update|delete|merge|with|values|savepoint|release|rollback\s+to)\b/i;
/** What sets a role or an agency, runs a text as a statement, or writes a name so that it is not read. */
const LEAVES = /set_config|_to_xml|\bts_(stat|rewrite)\b|\bu&["']/i;

/**
 * Throws for a statement by which the transaction of an agency could take on another role or agency (SEC-52): the role that logs in
 * may be either, and the database lets it change its mind. What is sent with values is one statement by the protocol.
 */
export function refuseLeaving(text: string, values: readonly unknown[]): void {
  if (ours.getStore()) return;
  const isSeveral = values.length === 0 && text.replace(/;\s*$/, '').includes(';');
  if (isSeveral || !BEGINS.test(text) || LEAVES.test(text))
    throw new Error(
      'A transaction of an agency may neither change its role nor say anything but one statement',
    );
}

/**
 * Runs work of the transaction as the role that logs in, for the queue of jobs alone, whose tables no other role has: so
 * that a job commits with what it follows from.
 */
export const asLogin = <T>(tx: Tx, work: () => Promise<T>): Promise<T> =>
  asOurs(async () => {
    const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(tx);
    await sql`select set_config('role', 'none', true)`.execute(tx);
    const result = await work();
    await sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`.execute(tx);
    return result;
  });
