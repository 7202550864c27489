import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announce } from '../announce';
import { accountReaders } from '../connectors';
import { readConfig } from './config';
import { ConfigError } from './env';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'demo-mode-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dir, ...env }, accountReaders);
const server = {
  DATABASE_URL: 'postgres://who@host/name',
  AUTH_KEY: 'a',
  SECRET_CODE: 'b',
  SIGNING_SECRET: 'c',
};

describe('demo mode, whose mailbox and passwords are open to anybody', () => {
  test.each<Record<string, string>>([
    {},
    { PORT: '80' },
    { DEMO: '' },
    { PUBLIC_URL: 'http://localhost:4000' },
    { PUBLIC_URL: 'http://caravel.localhost' },
    { PUBLIC_URL: 'https://LOCALHOST' },
    { PUBLIC_URL: 'http://127.0.0.1:4000' },
    { PUBLIC_URL: 'http://127.8.9.10' },
    { PUBLIC_URL: 'http://[::1]:4000' },
    { ENVIRONMENT: 'qa' },
  ])('is on for whoever tries the product on their own machine: %j', (env) => {
    expect(read(env).demo).toBe(true);
  });

  test.each<Record<string, string>>([
    { PUBLIC_URL: 'https://trips.example' },
    { PUBLIC_URL: 'http://192.168.1.20:4000' },
    { PUBLIC_URL: 'http://10.0.0.1' },
    { PUBLIC_URL: 'http://[2001:db8::1]' },
    { PUBLIC_URL: 'https://localhost.example' },
    { PUBLIC_URL: 'https://notlocalhost' },
    { PUBLIC_URL: 'https://127.0.0.1.example' },
    { PLATFORM_HOST: 'trips.example' },
    { ENVIRONMENT: 'prod' },
    { ENVIRONMENT: 'PROD', PUBLIC_URL: 'http://localhost:4000' },
    { DEMO: '0' },
    { DEMO: 'off', PUBLIC_URL: 'http://localhost:4000' },
    server,
  ])('is off, unasked, at any address that others may reach and in production: %j', (env) => {
    expect(read(env).demo).toBe(false);
  });

  test('runs at a public address for whoever says so in a word, and says it loudly', () => {
    expect(() => read({ DEMO: '1', PUBLIC_URL: 'https://trips.example' })).toThrow(
      /DEMO=1 and a public address \(trips\.example\) exclude each other.*DEMO=public/,
    );
    expect(() => read({ DEMO: '1', PLATFORM_HOST: 'trips.example' })).toThrow(ConfigError);
    const open = read({ DEMO: 'public', PUBLIC_URL: 'https://trips.example' });
    expect(open.demo).toBe(true);
    expect(announce(open, 4000, open.publicUrl)).toMatch(
      /DEMO MODE IS ON AT A PUBLIC ADDRESS \(trips\.example\)/,
    );
    expect(read({ ...server, DEMO: '1' }).demo).toBe(true);
    const own = read({ DEMO: '1' });
    expect(announce(own, 4000, own.publicUrl)).not.toContain('PUBLIC ADDRESS');
  });

  test.each(['1', 'public'])('is refused in production, whatever the address: DEMO=%s', (DEMO) => {
    expect(() => read({ DEMO, ENVIRONMENT: 'prod' })).toThrow(ConfigError);
    expect(() => read({ DEMO, ENVIRONMENT: 'prod' })).toThrow(
      new RegExp(`DEMO=${DEMO} and ENVIRONMENT=prod exclude`),
    );
  });

  test('is off in the container, which is reached at an address it does not know', () => {
    const file = readFileSync('Containerfile', 'utf8');
    const last = file.slice(file.lastIndexOf('\nFROM '));
    const env = Object.fromEntries(
      [...last.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) =>
        line!.split(' ').map((pair) => pair.split('=')),
      ),
    ) as Record<string, string>;
    expect(env).toHaveProperty('HOST');
    expect(read({ ...env, DATA_DIR: dir }).demo).toBe(false);
    expect(read({ ...env, DATA_DIR: dir, DEMO: '1' }).demo).toBe(true);
  });
});

describe('the embedded suppliers and the test gateway', () => {
  const PUBLIC_URL = 'https://trips.example';
  const unasked: Record<string, string>[] = [{ PUBLIC_URL }, { DEMO: '0' }, { ENVIRONMENT: 'prod' }, server];
  const asked: Record<string, string>[] = [
    {},
    { DEMO: '1' },
    { DEMO: 'public', PUBLIC_URL },
    { SANDBOX: '1', PUBLIC_URL },
  ];
  const stripe = (mode: string) => ({
    STRIPE_SECRET_KEY: `sk_${mode}_a`,
    STRIPE_PUBLISHABLE_KEY: `pk_${mode}_b`,
    STRIPE_WEBHOOK_SECRET: 'whsec_c',
  });
  const live: Record<string, string>[] = [
    { DUFFEL_TOKEN: 'duffel_live_x' },
    { VIATOR_API_KEY: 'key' },
    { LITEAPI_KEY: 'prod_x' },
    stripe('live'),
    { DUFFEL_TOKEN: 'duffel_test_x', VIATOR_API_KEY: 'key' },
  ];
  const tests: Record<string, string>[] = [
    { DUFFEL_TOKEN: 'duffel_test_x' },
    stripe('test'),
    { ...stripe('live'), STRIPE_URL: 'http://127.0.0.1:9' },
    { DUFFEL_TOKEN: 'any', DUFFEL_URL: 'http://127.0.0.1:9' },
    { VIATOR_API_KEY: 'key', VIATOR_URL: 'https://api.sandbox.viator.com' },
    { LITEAPI_KEY: 'sand_x' },
    { LITEAPI_KEY: 'any', LITEAPI_URL: 'http://127.0.0.1:9' },
  ];

  test('are part of the demo, and off in everything that was not asked for', () => {
    expect(read({}).sandbox).toBe(true);
    for (const env of unasked) {
      const config = read(env);
      expect([env, config.sandbox]).toEqual([env, false]);
      expect(announce(config, 4000, config.publicUrl)).toMatch(/no card is taken without a real gateway/);
    }
  });

  test('are on at a public address for whoever names them, and say it loudly', () => {
    const open = read({ SANDBOX: '1', PUBLIC_URL });
    expect([open.demo, open.sandbox]).toEqual([false, true]);
    expect(announce(open, 4000, open.publicUrl)).toMatch(/SANDBOX=1 AT A PUBLIC ADDRESS \(trips\.example\)/);
    const own = read({ SANDBOX: '1', DEMO: '0' });
    expect(announce(own, 4000, own.publicUrl)).not.toContain('SANDBOX');
    expect(() => read({ SANDBOX: '1', ENVIRONMENT: 'Prod', PUBLIC_URL })).toThrow(
      /SANDBOX=1 and ENVIRONMENT=prod exclude/,
    );
  });

  test.each(live)('never stand beside an account that buys for real: %j', (account) => {
    for (const env of asked)
      expect(() => read({ ...env, ...account }), JSON.stringify(env)).toThrow(
        /(DUFFEL_TOKEN|VIATOR_API_KEY|LITEAPI_KEY|STRIPE_SECRET_KEY) is of an account that buys or takes money for real/,
      );
    for (const env of unasked) expect(read({ ...env, ...account }).sandbox).toBe(false);
  });

  test.each(tests)('may stand beside an account of a test system: %j', (account) => {
    expect(read(account)).toMatchObject({ demo: true, sandbox: true });
    expect(read({ ...account, SANDBOX: '1', PUBLIC_URL }).sandbox).toBe(true);
  });
});
