import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@/server/config/config';
import { DEMO_PASSWORD } from '@/server/config/demo-accounts';
import { type Running, start } from '@/server/start';
import { onServer, drop, makeOnServer } from '@/server/testing/templates';
import { type Proxy, proxyTo } from '@/server/testing/outage/proxy';
import { testSite } from '@/server/testing/site';

/** What a call was answered. */
export interface Answered {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly at: number;
  readonly retryAfter: string | null;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any;
}

/** The server as it is started, on a database of its own behind a way that can be closed. */
export async function aServerBehind(server: string) {
  const { name, at } = await makeOnServer(server);
  const dataDir = await mkdtemp(join(tmpdir(), 'outage-'));
  const proxy: Proxy = await proxyTo(Number(at.port || 5432), at.hostname);
  at.host = `127.0.0.1:${proxy.port}`;
  const secret = randomUUID();
  const config = readConfig(
    {
      ...{ DATABASE_URL: at.href, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
      ...{ TRUSTED_PROXIES: '1', FORWARDED_HOST: '1' },
      ...{ AUTH_KEY: secret, SECRET_CODE: secret, SIGNING_SECRET: secret },
      ...{ DEMO: '1', SUPPLIER_PACE: '0', RATE_FACTOR: '100000' },
    },
    [],
  );
  const lines: { level: number; time: number; msg: string; trouble?: string }[] = [];
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  let running: Running | null = null;
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };

  async function call(
    method: string,
    path: string,
    { token, body }: { token?: string | undefined; body?: unknown } = {},
  ): Promise<Answered> {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${running!.port}${path}`, {
      method,
      headers: {
        'auth-key': secret,
        'x-forwarded-host': 'solana.localhost',
        'x-forwarded-proto': 'http',
        ...(token ? { 'x-access-token': token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...((body as { idempotencyKey?: string } | undefined)?.idempotencyKey
          ? { 'idempotency-key': (body as { idempotencyKey: string }).idempotencyKey }
          : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      path,
      status: answer.status,
      ms: performance.now() - began,
      at: began,
      retryAfter: answer.headers.get('retry-after'),
      json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  }

  return {
    proxy,
    lines,
    call,
    start: async () => void (running = await start({ config, site: testSite, logTo, clock })),
    running: () => running!,
    /** Nobody has to wait for pauses of minutes. */
    advance: (ms: number) => void (ahead += ms),
    login: async () =>
      (
        await call('POST', '/api/user/login', {
          body: { email: 'client@solana.example', password: DEMO_PASSWORD },
        })
      ).json.auth as string,
    /** Ends all connections of the server, in the middle of whatever they do. */
    endBackends: () =>
      onServer(server, (client) =>
        client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
      ),
    async close() {
      await running?.stop();
      await proxy.close();
      await drop(server, name);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
