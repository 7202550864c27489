import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announce } from './announce';
import { readConfig } from './config';
import { ConfigError } from './env';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'demo-mode-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dir, ...env });
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

  test('runs where it is asked for, and says loudly when others may reach it', () => {
    const open = read({ DEMO: '1', PUBLIC_URL: 'https://trips.example' });
    expect(open.demo).toBe(true);
    expect(announce(open, 4000, open.publicUrl)).toMatch(
      /DEMO MODE IS ON AT A PUBLIC ADDRESS \(trips\.example\)/,
    );
    expect(read({ ...server, DEMO: '1' }).demo).toBe(true);
    const own = read({ DEMO: '1' });
    expect(announce(own, 4000, own.publicUrl)).not.toContain('PUBLIC ADDRESS');
  });

  test('is refused in production, whatever the address', () => {
    expect(() => read({ DEMO: '1', ENVIRONMENT: 'prod' })).toThrow(ConfigError);
    expect(() => read({ DEMO: '1', ENVIRONMENT: 'prod' })).toThrow(/DEMO=1 and ENVIRONMENT=prod exclude/);
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
