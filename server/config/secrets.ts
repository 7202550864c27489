import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VARIABLES = {
  authKey: 'AUTH_KEY',
  secretCode: 'SECRET_CODE',
  signingSecret: 'SIGNING_SECRET',
} as const;
export type Secrets = Record<keyof typeof VARIABLES, string>;

const names = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[];

/**
 * Secrets from the environment, else from `secrets.json` in `dir`, where missing ones are made (readable by
 * the owner alone). With `dir` null each must be in the environment; throws naming those that are missing.
 */
export function loadSecrets(env: Record<string, string | undefined>, dir: string | null): Secrets {
  const given: Partial<Secrets> = {};
  for (const name of names) {
    const value = env[VARIABLES[name]]?.trim();
    if (value) given[name] = value;
  }
  const missing = names.filter((name) => !given[name]);
  if (missing.length === 0) return given as Secrets;
  if (dir === null) {
    const list = missing.map((name) => VARIABLES[name]).join(', ');
    throw new Error(
      `With DATABASE_URL the secrets must be in the environment, the same for every process: ${list} missing`,
    );
  }
  const stored = read(dir);
  const unmade = missing.filter((name) => !stored[name]);
  const kept = {
    ...stored,
    ...Object.fromEntries(unmade.map((name) => [name, randomBytes(24).toString('base64url')])),
  };
  if (unmade.length > 0) write(dir, kept);
  return { ...kept, ...given } as Secrets;
}

const pathOf = (dir: string) => join(dir, 'secrets.json');

function read(dir: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(pathOf(dir), 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${pathOf(dir)} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function write(dir: string, secrets: Partial<Secrets>): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const unfinished = `${pathOf(dir)}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, pathOf(dir));
}
