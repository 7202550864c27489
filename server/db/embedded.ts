import { PGlite, type Results, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { EMPTY_DATABASE, unpackEmpty } from './empty';
import type { Database } from './open';
import { OID, parseText } from './parsers';
import { preparedQueries } from './prepared';

type Asked = Pick<Database, 'raw'>;

interface Emscripten {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** NodeFS drops fsync silently; an acknowledged write must be on the disk (INV-7). */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args);
    const addFsync = (module: Emscripten) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = (made.emscriptenOpts.preRun ?? []) as unknown[];
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...preRun, addFsync] as never } };
  }
}

const parsers = {
  ...Object.fromEntries(Object.values(OID).map((oid) => [oid, (value: string) => parseText(oid, value)])),
  [types.BYTEA]: (value: string) => Buffer.from(value.slice('\\x'.length), 'hex'),
};

/** Opens the embedded database in a directory (durable), or in memory when `dir` is null. */
export async function openEmbedded(dir: string | null, image?: Blob): Promise<PGlite> {
  if (!dir) return PGlite.create({ parsers, ...(image ? { loadDataDir: image } : {}) });
  if (!existsSync(dir)) {
    // Made aside, so that a start which is killed while initialising leaves nothing half-made behind.
    const unfinished = `${dir}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const packed = new URL(EMPTY_DATABASE, import.meta.url);
    if (!unpackEmpty(unfinished, packed)) await (await openDurable(unfinished)).close();
    renameSync(unfinished, dir);
  }
  return openDurable(dir);
}

function openDurable(dir: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F');
  startParams.push('-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB');
  return PGlite.create({ fs: new DurableNodeFS(dir), parsers, startParams });
}

const toResult = (sql: string, result: Results<unknown> | undefined) => ({
  command: (/^\s*(insert|update|delete|merge)\b/i.exec(sql)?.[1]?.toUpperCase() ?? 'SELECT') as 'SELECT',
  rowCount: result?.affectedRows || result?.rows.length || 0,
  rows: result?.rows ?? [],
});

/** In each the system hands over one new connection. */
const PASSES = 8;
/** For so many milliseconds the database may have the thread to itself. */
const ALONE_MS = 10;

/** Lets the event loop come round a few times. */
async function breathe(): Promise<void> {
  for (let pass = 0; pass < PASSES; pass++) await setImmediate();
}

/**
 * One connection in the shape of a pool: whoever connects next waits until the one before has released. The database works
 * in this thread, and its promises alone would run a long line of callers, or one caller with much to do, to the end before
 * anybody else is heard: between two of the line, and after some milliseconds in any case, the event loop comes round.
 */
export function poolOf(pglite: PGlite, close: () => Promise<void> = () => pglite.close()): PostgresPool {
  let tail: Promise<void> = Promise.resolve();
  let inLine = 0;
  let heardAt = performance.now();
  const run = preparedQueries(pglite);
  const query = async (sql: string, parameters: readonly unknown[] = []) => {
    if (performance.now() - heardAt > ALONE_MS) {
      await breathe();
      heardAt = performance.now();
    }
    return toResult(sql, await run(sql, parameters));
  };
  return {
    options: {},
    async connect() {
      const before = tail;
      let release!: () => void;
      tail = new Promise((resolve) => (release = resolve));
      inLine += 1;
      await before;
      inLine -= 1;
      if (inLine > 0) await breathe();
      return { query, release } as unknown as PostgresPoolClient;
    },
    async end() {
      await tail;
      await close();
    },
  };
}

/**
 * Copies the directory of a database while nobody else has its one connection, so that nothing in it changes; runs `then`
 * before anybody has.
 */
export async function copyStill(
  pool: PostgresPool,
  dir: string,
  to: string,
  then: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint', []);
    await cp(dir, to, { recursive: true });
    await then();
  } finally {
    client.release();
  }
}

/** Of so many rows that have come, changed or gone since a table was swept. */
const WORTH_SWEEPING = 500;

/**
 * The tables that are worth sweeping. A server sweeps by itself; here nobody would, so that rows that are gone went on taking room,
 * and an index alone could never say whether a row is there: counting and skipping read each of them.
 */
export async function unsweptTables(db: Asked): Promise<string[]> {
  await db.raw('select pg_stat_force_next_flush()');
  const { rows } = await db.raw(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
      where n_dead_tup + n_ins_since_vacuum >= ${WORTH_SWEEPING} order by 1`,
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Takes tens of milliseconds, the first time some hundred. */
export const sweepTable = async (db: Asked, name: string): Promise<void> =>
  void (await db.raw(`vacuum (truncate off) ${name}`));
