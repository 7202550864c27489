import { allRefusals } from '@/core/contract/refusal';
import { accountRefusals, requestRefusals } from '@/core/contract/refusals';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/harness';
import { HttpError } from '../error';
import { errorBody, repeatable } from '../http/respond';
import { asLost, DatabaseLost } from './lost';
import { databaseOf } from './open';
import { proxyTo } from '../testing/outage/proxy';
import { heard, impatient, openServer, refuseStandby } from './server';

const SERVER = process.env['TEST_DATABASE_URL'];
/** What the browser has words for in every language. */
const TRANSLATED = allRefusals().map(({ message }) => message);
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
    await expect(between).rejects.toBeInstanceOf(DatabaseLost);
    const inside = db.raw('select slow');
    while (FakeClient.made.length < 2) await new Promise(setImmediate);
    await new Promise(setImmediate);
    FakeClient.made[1]!.breakOff();
    await expect(inside).rejects.toMatchObject({ name: 'DatabaseLost', cause: { message: ENDED } });
    // Not the same one again.
    expect((await db.raw('select 1')).rows).toEqual([]);
    expect(FakeClient.made).toHaveLength(3);
    await db.close();
  });

  test('INV-6 while it commits leaves open whether it was done; before, nothing was', async () => {
    FakeClient.made = [];
    const pool = heard(new pg.Pool({ Client: FakeClient as never, max: 1 }));
    const db = databaseOf(pool as never, false);
    await expect(
      db.asSystem(async () => {
        FakeClient.made[0]!.breakOff();
      }),
    ).rejects.toMatchObject({ name: 'DatabaseLost', isUnsure: true });
    await expect(
      db.asSystem(async (tx) => {
        FakeClient.made[1]!.breakOff();
        await sql`select 1`.execute(tx);
      }),
    ).rejects.toMatchObject({ name: 'DatabaseLost', isUnsure: false });
    await db.close();
  });
});

describe('INV-6 SEC-43 what a caller is told when the database is gone', () => {
  const coded = (code: string) => Object.assign(new Error('of the server'), { code });
  const call = (method: string, headers: Record<string, string> = {}) =>
    new Request('http://alpha.localhost/api/x', { method, headers });
  const answer = (error: unknown, request: Request, isUnsure = false) =>
    errorBody(asLost(error, { isUnsure }), 'r', { isRepeatable: repeatable(request) });

  test.each([
    ...['08000', '08003', '08006', '57P01', '57P02', '57P03', '53300'].map(coded),
    ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].map(coded),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new AggregateError([coded('ECONNREFUSED')], ''), { code: 'ECONNREFUSED' }),
  ])('$code $message is 503, to be tried again soon', (error) => {
    for (const method of ['GET', 'POST']) {
      const { status, body, headers } = answer(error, call(method));
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
      expect(body.message).toMatch(/try again/);
      expect(TRANSLATED).toContain(body.message);
    }
  });

  test.each([coded('23505'), coded('42P01'), coded('57014'), new Error('ours'), null])(
    '%o is as wrong as before',
    (error) => expect(answer(error, call('GET')).status).toBe(500),
  );

  test('a call’s own words for a failure give way', () => {
    const own = new HttpError(500, 'INTERNAL', accountRefusals.notInvited, { cause: asLost(coded('57P01')) });
    expect(answer(own, call('POST')).status).toBe(503);
    expect(
      answer(new HttpError(404, 'NOT_FOUND', requestRefusals.notFound, { cause: own }), call('GET')).status,
    ).toBe(404);
  });

  test('nobody is invited to do twice what may have been done', () => {
    const unsure = (request: Request) => answer(coded('08006'), request, true);
    const { status, body, headers } = unsure(call('POST'));
    expect([status, headers['retry-after']]).toEqual([503, undefined]);
    expect(body.message).toMatch(/check before you try again/);
    expect(TRANSLATED).toContain(body.message);
    for (const request of [call('GET'), call('POST', { 'idempotency-key': 'one-of-eight' })])
      expect(unsure(request).headers['retry-after']).toBe('2');
    expect(repeatable(call('GET'), true)).toBe(false);
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

  test('INV-7 the call in flight says to try again, and the next one works', async () => {
    expect((await login()).status).toBe(401);
    await admin.query('begin; lock table app_user in access exclusive mode');
    const inFlight = login();
    await terminate(`wait_event_type = 'Lock'`);
    await admin.query('rollback');
    const answer = await inFlight;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.json.message).toBe('We were interrupted for a moment. Please try again.');
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

describe('who waits for the database waits for a while', () => {
  test('INV-6 a server that follows another one counts as away', async () => {
    const follows = { query: async () => ({ rows: [{ follows: true }] }) };
    const error = await new Promise((done) => refuseStandby(follows as never, done));
    expect(asLost(error)).toBeInstanceOf(DatabaseLost);
    const leads = { query: async () => ({ rows: [{ follows: false }] }) };
    expect(await new Promise((done) => refuseStandby(leads as never, done))).toBeUndefined();
  });

  test.skipIf(!SERVER)('for a connection no longer than five seconds', async () => {
    const db = databaseOf(openServer(SERVER!, 1), false);
    const first = db.raw('select pg_sleep(6)');
    const began = performance.now();
    await expect(db.raw('select 1')).rejects.toBeInstanceOf(DatabaseLost);
    expect(performance.now() - began).toBeLessThan(8_000);
    await first;
    expect((await db.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await db.close();
  });

  test.skipIf(!SERVER)('for an answer of a machine that is gone without a word', async () => {
    const at = new URL(SERVER!);
    const proxy = await proxyTo(Number(at.port || 5432), at.hostname);
    at.host = `127.0.0.1:${proxy.port}`;
    const pool = heard(new pg.Pool({ connectionString: at.href, Client: impatient(300) as never }));
    const db = databaseOf(pool, false);
    await db.raw('select 1');
    proxy.mute();
    await expect(db.raw('select 1')).rejects.toBeInstanceOf(DatabaseLost);
    await proxy.mend();
    expect((await db.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await db.close();
    await proxy.close();
  });
});
