import { PGlite } from '@electric-sql/pglite';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { bundle, ROOT } from '@/server/testing/bundle';
import { emptyImage } from '@/server/testing/image';
import type { Weather } from './weather';

/** Where one storm takes place. */
interface Home {
  readonly dir: string;
  readonly journals: string;
  readonly databaseUrl: string | null;
  /** Ends connections to the database in the middle of their work. */
  endBackends(): Promise<void>;
  /** Fills the disk of the journals for a while. */
  fillDisk(): Promise<void>;
  remove(): Promise<void>;
}

export interface StormBase {
  /** The program of a process. */
  readonly program: string;
  home(weather: Weather): Promise<Home>;
  remove(): void;
}

const may = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Whether a process may have namespaces of its own here. */
export const hasContainers = (): boolean =>
  may('unshare', '--pid', '--fork', '--mount-proc', '--uts', 'hostname', 'storm');

/** A small disk of its own, where the system lets one be had; else a folder. */
function smallDisk(path: string): { isSmall: boolean; remove: () => void } {
  mkdirSync(path, { recursive: true });
  const isSmall = may('mount', '-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path);
  return { isSmall, remove: () => void (isSmall && may('umount', '-l', path)) };
}

/** Prepares a storm; `postgres` is the address of a server that lets databases be made. */
export async function prepare(postgres: string | null): Promise<StormBase> {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const work = mkdtempSync(join(ROOT, '.tmp', 'storm-'));
  const program = join(work, 'program.mjs');
  await bundle('tests/storm/program.ts', program);

  const onServer = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: postgres! });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  let made = 0;
  const disks: { remove: () => void }[] = [];

  return {
    program,
    async home({ on }) {
      const name = `caravel_storm_${process.pid}_${made++}`;
      const dir = join(work, name);
      const journals = join(dir, 'journals');
      const disk = smallDisk(journals);
      disks.push(disk);
      if (on === 'postgres') await onServer((client) => client.query(`create database ${name}`));
      else await (await PGlite.create(join(dir, 'db'), { loadDataDir: await emptyImage() })).close();
      const url = on === 'postgres' ? new URL(postgres!) : null;
      if (url) url.pathname = `/${name}`;
      return {
        dir,
        journals,
        databaseUrl: url?.href ?? null,
        endBackends: () =>
          onServer((client) =>
            client.query(
              'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and random() < 0.7',
              [name],
            ),
          ),
        async fillDisk() {
          if (!disk.isSmall) return;
          const filler = join(journals, 'filler');
          try {
            for (let size = 16; size > 0; size--)
              writeFileSync(filler, Buffer.alloc(512 * 1024), { flag: 'a' });
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          }
          await sleep(1_500);
          rmSync(filler);
        },
        async remove() {
          disk.remove();
          if (on === 'postgres')
            await onServer((client) => client.query(`drop database ${name} with (force)`));
          rmSync(dir, { recursive: true, force: true });
        },
      };
    },
    remove() {
      for (const { remove } of disks) remove();
      rmSync(work, { recursive: true, force: true });
    },
  };
}
