import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyImage } from '../../testing/image';
import { EMPTY_DATABASE, unpackEmpty } from './index';
import { openDb } from '../index';
import { platformMigrations } from '../migrations';

let dataDir: string;
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), 'empty-'))));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('an empty database that was packed is one to start from', async () => {
  const packed = join(dataDir, EMPTY_DATABASE);
  const dir = join(dataDir, 'db');
  expect(unpackEmpty(dir, pathToFileURL(packed))).toBe(false);
  writeFileSync(packed, gzipSync(await (await emptyImage()).arrayBuffer()));
  expect(unpackEmpty(dir, pathToFileURL(packed))).toBe(true);
  const version = readFileSync(join(dir, 'PG_VERSION'), 'utf8');

  for (const applied of [platformMigrations.length, 0]) {
    const db = await openDb({ dataDir, databaseUrl: null });
    expect(await db.migrate(platformMigrations)).toHaveLength(applied);
    const { rows } = await db.raw('show server_version');
    expect((rows[0] as { server_version: string }).server_version).toMatch(`${version.trim()}.`);
    await db.close();
  }
  // Opens a database on disk twice: seconds alone, more on a busy machine.
}, 120_000);
