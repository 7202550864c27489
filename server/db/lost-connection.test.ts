import { EventEmitter } from 'node:events';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/harness';
import { databaseOf } from './open';
import { heard } from './server';

const SERVER = process.env['TEST_DATABASE_URL'];
const ENDED = 'terminating connection due to administrator command';

/** As a client of `pg` behaves whose server ends the connection: the query fails, then it says so to whoever listens. */
class FakeClient extends EventEmitter {
  static made: FakeClient[] = [];
  _queryable = true;
  _ending = false;
  private running: ((error: Error) => void) | null = null;
  constructor() {
    super();
    FakeClient.made.push(this);
  }
  connect(done: (error?: Error) => void) {
    setImmediate(done);
  }
  query(text: string) {
    if (!this._queryable) return Promise.reject(new Error('Client is not queryable'));
    if (!text.includes('slow')) return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
    return new Promise((_, reject) => (this.running = reject));
  }
  breakOff() {
    this._queryable = false;
    this.running?.(new Error(ENDED));
    this.emit('error', new Error('Connection terminated unexpectedly'));
  }
  end(done?: () => void) {
    this._ending = true;
    done?.();
  }
  ref() {}
  unref() {}
}

describe('a connection that the database ends while it is used', () => {
  test('INV-7 costs the call that used it, never the process', async () => {
    const pool = heard(new pg.Pool({ Client: FakeClient as never, max: 1 }));
    const db = databaseOf(pool as never, false);
    const between = db.asSystem(async (tx) => {
      FakeClient.made[0]!.breakOff();
      await sql`select 1`.execute(tx);
    });
    await expect(between).rejects.toThrow('not queryable');
    const inside = db.raw('select slow');
    while (FakeClient.made.length < 2) await new Promise(setImmediate);
    await new Promise(setImmediate);
    FakeClient.made[1]!.breakOff();
    await expect(inside).rejects.toThrow(ENDED);
    // Not the same one again.
    expect((await db.raw('select 1')).rows).toEqual([]);
    expect(FakeClient.made).toHaveLength(3);
    await db.close();
  });
});

describe.skipIf(!SERVER)('on a PostgreSQL server whose backends are terminated', () => {
  const HOST = 'alpha.localhost';
  let it: TestServer;
  let admin: pg.Client;
  let database: string;
  beforeAll(async () => {
    it = await testServer();
    const { rows } = await it.db.raw('select current_database() as name');
    database = (rows[0] as { name: string }).name;
    const own = new URL(SERVER!);
    own.pathname = `/${database}`;
    admin = new pg.Client({ connectionString: own.href });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await it.close();
  });

  const terminate = async (activity: string) => {
    for (let tries = 0; tries < 200; tries++) {
      const { rows } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and pid <> pg_backend_pid() and application_name = 'caravel' and ${activity}`,
        [database],
      );
      if (rows.length > 0) return;
      await new Promise((done) => setTimeout(done, 10));
    }
    throw new Error('There was nothing to terminate');
  };
  const login = () =>
    it.request(HOST, 'POST', '/api/user/login', {
      body: { email: 'client@alpha.example', password: 'Wrong_pass1' },
    });

  test('INV-7 the call in flight answers that something went wrong, and the next one works', async () => {
    expect((await login()).status).toBe(401);
    await admin.query('begin; lock table app_user in access exclusive mode');
    const inFlight = login();
    await terminate(`wait_event_type = 'Lock'`);
    await admin.query('rollback');
    const answer = await inFlight;
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.text).not.toMatch(/terminat|administrator/);
    expect((await login()).status).toBe(401);
  });

  test('a transaction between two queries fails, and so do those that are idle: later ones have new connections', async () => {
    const between = it.db.asSystem(async (tx) => {
      await sql`select 1`.execute(tx);
      await terminate(`state = 'idle in transaction'`);
      await new Promise((done) => setTimeout(done, 100));
      await sql`select 1`.execute(tx);
    });
    await expect(between).rejects.toThrow();
    expect((await login()).status).toBe(401);
    await terminate(`state = 'idle'`);
    await new Promise((done) => setTimeout(done, 100));
    expect((await login()).status).toBe(401);
    expect((await it.request(HOST, 'GET', '/readyz')).text).toBe('ready');
  });
});
