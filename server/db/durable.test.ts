import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DataDirInUse, openDb } from './index';

let dataDir: string;
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), 'durable-'))));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Runs the writer until it has acknowledged `count` rows, then kills it without warning. */
function writeAndKill(count: number): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join('server', 'testing', 'writer.ts'), dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let acknowledged = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged = Number(line);
    if (acknowledged % count === 0) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.once('close', () => resolve(acknowledged)));
}

test('INV-7 a killed process loses no acknowledged row, and its lock is taken over', async () => {
  for (const count of [10, 15]) {
    const acknowledged = await writeAndKill(count);
    expect(acknowledged).toBeGreaterThanOrEqual(count);
    const db = await openDb({ dataDir, databaseUrl: null });
    const { rows } = await db.raw('select count(*) as n, max(n) as last from written');
    const { n, last } = rows[0] as { n: number; last: number };
    expect(n).toBe(last);
    expect(last).toBeGreaterThanOrEqual(acknowledged);
    await expect(openDb({ dataDir, databaseUrl: null })).rejects.toThrow(DataDirInUse);
    await db.close();
  }
  // Initialises a database on disk and starts two processes: seconds alone, more on a busy machine.
}, 240_000);
