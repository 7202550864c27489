import type { PGlite } from '@electric-sql/pglite';
import { openEmbedded, poolOf } from '../db/embedded';
import { listeningWithin } from '../db/changes/listen';
import { type Database, databaseOf } from '../db/open';
import { emptyImage } from './image';

/** Nobody's at the moment. Opening one takes longer than most test files; emptying one does not. */
const free: PGlite[] = [];

const EMPTY = [
  'rollback',
  `do $$ declare name text; begin
     for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
       execute format('drop schema %I cascade', name);
     end loop;
   end $$`,
  'create schema public authorization pg_database_owner',
  'grant usage on schema public to public',
  'discard all',
];

async function emptied(pglite: PGlite): Promise<PGlite> {
  for (const statement of EMPTY) await pglite.exec(statement);
  return pglite;
}

/** An empty database in memory. Once it is closed nobody reaches it, and somebody else may have it. */
export async function emptyMemory(): Promise<Database> {
  const used = free.pop();
  const pglite = used ? await emptied(used) : await openEmbedded(null, await emptyImage());
  let isOpen = true;
  const pool = poolOf(pglite, async () => void free.push(pglite));
  return databaseOf(
    {
      options: {},
      connect: async () => {
        if (!isOpen) throw new Error('The database is closed');
        return pool.connect();
      },
      end: async () => {
        isOpen = false;
        await pool.end();
      },
    },
    true,
    { source: listeningWithin(pglite, pool) },
  );
}
