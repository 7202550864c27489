import { spawn } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { DataDirInUse } from '../db';
import { lockDataDir } from '../db/lock';
import { askForCopy } from './ask';
import { copyData, DATABASE, JOURNALS, SECRETS } from './copy';

const tar = (args: readonly string[]): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.once('error', () => fail(new Error('The program "tar" is needed and is not there')));
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`tar failed: ${said.trim()}`))));
  });

/** A copy of the data directory: made by the server that uses it, or here when none does. */
async function copyOf(dataDir: string): Promise<string> {
  if (!existsSync(join(dataDir, DATABASE)))
    throw new Error(`There is no embedded database in ${dataDir}: DATA_DIR says which is meant`);
  let release: () => void;
  try {
    release = lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof DataDirInUse) return askForCopy(dataDir);
    throw error;
  }
  try {
    const to = join(dataDir, `backup.${randomBytes(8).toString('hex')}`);
    await copyData(dataDir, to, async (target, then) => {
      await cp(join(dataDir, DATABASE), target, { recursive: true });
      await then();
    });
    return to;
  } finally {
    release();
  }
}

/** Writes the embedded database, the gateway's journal and the secrets into one file, which only its owner may read. */
export async function backup(dataDir: string, file: string): Promise<void> {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  const copy = await copyOf(dataDir);
  const unfinished = `${path}.part`;
  try {
    rmSync(unfinished, { force: true });
    // Made before it is written, so that it never is anybody else's to read.
    closeSync(openSync(unfinished, 'wx', 0o600));
    await tar(['-czf', unfinished, '-C', copy, '.']);
    const written = openSync(unfinished, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(unfinished, path);
  } finally {
    rmSync(copy, { recursive: true, force: true });
    rmSync(unfinished, { force: true });
  }
}

/** Puts a backup into a data directory that has no database yet and that no server uses. */
export async function restore(dataDir: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = lockDataDir(dataDir);
  const unpacked = join(dataDir, 'restore.new');
  try {
    for (const part of [DATABASE, JOURNALS])
      if (existsSync(join(dataDir, part)))
        throw new Error(
          `${join(dataDir, part)} is there already, and nothing is written over it: move ${dataDir} away, or choose another DATA_DIR`,
        );
    rmSync(unpacked, { recursive: true, force: true });
    mkdirSync(unpacked, { mode: 0o700 });
    await tar(['-xzf', resolve(file), '-C', unpacked]);
    if (!existsSync(join(unpacked, DATABASE, 'PG_VERSION'))) throw new Error(`${file} is not a backup`);
    // The database last: with it, all is there.
    for (const part of [SECRETS, JOURNALS, DATABASE])
      if (existsSync(join(unpacked, part))) renameSync(join(unpacked, part), join(dataDir, part));
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
    release();
  }
}
