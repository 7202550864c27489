import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { copyData, type Snapshot } from './copy';

const POLL_MS = 1_000;
/** A server that works takes seconds. */
const PATIENCE_MS = 180_000;
const ID = /^[0-9a-f]{16}$/;

const asked = (dataDir: string) => join(dataDir, 'backup.ask');
const copyOf = (dataDir: string, id: string) => join(dataDir, `backup.${id}`);
const answerOf = (dataDir: string, id: string) => join(dataDir, `backup.${id}.done`);

/**
 * Makes a copy of the data directory whenever a file there asks for one: the embedded database has one process, so that no
 * other can copy it while it serves. Returns what ends it.
 */
export function answerBackups(parts: {
  readonly dataDir: string;
  readonly snapshot: Snapshot;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly everyMs?: number;
}): () => Promise<void> {
  const { dataDir, snapshot, log } = parts;
  const answer = async () => {
    const id = readFileSync(asked(dataDir), 'utf8');
    rmSync(asked(dataDir));
    if (!ID.test(id)) return;
    const started = performance.now();
    const failure = await copyData(dataDir, copyOf(dataDir, id), snapshot).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const unfinished = `${answerOf(dataDir, id)}.part`;
    writeFileSync(unfinished, failure);
    renameSync(unfinished, answerOf(dataDir, id));
    if (failure) log.error({ failure }, 'the data could not be copied for a backup');
    else log.info({ ms: Math.round(performance.now() - started) }, 'the data was copied for a backup');
  };
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (running || !existsSync(asked(dataDir))) return;
    running = answer()
      .catch((error: unknown) => log.error({ err: error }, 'a backup could not be answered'))
      .finally(() => (running = null));
  }, parts.everyMs ?? POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Has the server that holds the data directory copy it; returns where the copy is. */
export async function askForCopy(dataDir: string): Promise<string> {
  const id = randomBytes(8).toString('hex');
  const unfinished = join(dataDir, `backup.${id}.asking`);
  writeFileSync(unfinished, id);
  renameSync(unfinished, asked(dataDir));
  const ends = performance.now() + PATIENCE_MS;
  const answer = answerOf(dataDir, id);
  while (!existsSync(answer)) {
    if (performance.now() > ends) {
      rmSync(asked(dataDir), { force: true });
      throw new Error('The server that uses this data directory made no copy: does it hang?');
    }
    await sleep(100);
  }
  const failure = readFileSync(answer, 'utf8');
  rmSync(answer);
  if (!failure) return copyOf(dataDir, id);
  rmSync(copyOf(dataDir, id), { recursive: true, force: true });
  throw new Error(`The server could not copy its data: ${failure}`);
}
