import { backup, restore } from '../backup/backup';

const USAGE = `Usage:
  npm run backup -- FILE     the embedded database, the gateway's journal and the secrets in one file, also while the server runs
  npm run restore -- FILE    into a DATA_DIR without a database, before the server starts`;

/** Runs `backup FILE` or `restore FILE`; returns the exit code and what to say. */
export async function runBackupCommand(
  [verb, file, ...rest]: readonly string[],
  env: Record<string, string | undefined> = process.env,
): Promise<{ code: number; said: string }> {
  if (!file || rest.length > 0) return { code: 1, said: USAGE };
  if (env['DATABASE_URL']?.trim())
    return {
      code: 1,
      said: 'DATABASE_URL names a PostgreSQL server, which has its own ways: docs/operating.md has them',
    };
  const dataDir = env['DATA_DIR']?.trim() || '.data';
  try {
    if (verb === 'restore') {
      await restore(dataDir, file);
      return { code: 0, said: `Restored ${file} into ${dataDir}: the next start goes on from there` };
    }
    await backup(dataDir, file);
    return {
      code: 0,
      said: `Wrote ${file}. It has secrets and personal data: keep it as safe as the server`,
    };
  } catch (error) {
    return { code: 1, said: error instanceof Error ? error.message : String(error) };
  }
}
