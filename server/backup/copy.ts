import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withFileLock } from '../payment/embedded/lock';

/** What a backup consists of, below the data directory: all that a start cannot make again. */
export const DATABASE = 'db';
export const JOURNALS = 'gateway';
export const SECRETS = 'secrets.json';

/** Copies the database to the path it is given, while nobody changes it; then runs `then`, before anybody may. */
export type Snapshot = (to: string, then: () => Promise<void>) => Promise<void>;

/**
 * A copy of the data directory as it is at one moment. The journals are copied after the database, in the same moment of
 * it: they may know of a payment that the database has yet to hear of, as after a crash, and never the other way round. What
 * could not be copied to its end, as on a full disk, leaves nothing there.
 */
export async function copyData(dataDir: string, to: string, snapshot: Snapshot): Promise<void> {
  try {
    await copyAll(dataDir, to, snapshot);
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  }
}

async function copyAll(dataDir: string, to: string, snapshot: Snapshot): Promise<void> {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  await snapshot(join(to, DATABASE), async () => {
    const journals = join(dataDir, JOURNALS);
    mkdirSync(join(to, JOURNALS));
    const files = existsSync(journals)
      ? readdirSync(journals).filter((name) => name === 'id' || name.endsWith('.jsonl'))
      : [];
    for (const name of files) {
      const path = join(journals, name);
      await withFileLock(`${path}.lock`, () => copyFileSync(path, join(to, JOURNALS, name)));
    }
  });
  const secrets = join(dataDir, SECRETS);
  if (existsSync(secrets)) copyFileSync(secrets, join(to, SECRETS));
}
