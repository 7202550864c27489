import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { freshDataDir, removeDataDir, type RunningServer, startServer } from '../../tests/support/server';

const secret = () => randomBytes(24).toString('base64url');

/** Runs work on a server over a database of its own on the PostgreSQL of TEST_DATABASE_URL; without one, not at all. */
export async function withPostgres(work: (server: RunningServer) => Promise<void>): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    console.log('TEST_DATABASE_URL names no PostgreSQL server: its figures are left out.');
    return;
  }
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const name = `caravel_bench_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const dataDir = await freshDataDir();
  try {
    const server = await startServer({
      dataDir,
      env: {
        DATABASE_URL: own.href,
        DEMO: '1',
        RATE_FACTOR: '100000',
        AUTH_KEY: secret(),
        SECRET_CODE: secret(),
        SIGNING_SECRET: secret(),
      },
    });
    try {
      await work(server);
    } finally {
      await server.stop();
    }
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await removeDataDir(dataDir);
  }
}
