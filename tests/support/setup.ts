import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { freePort, freshDataDir, startServer } from './server';

/**
 * Seeds one data directory and starts the server that most journeys share. Journeys that kill or reconfigure a
 * server copy the seeded directory and start their own.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync('dist/server/main.js'))
    throw new Error('There is nothing to drive yet: run "npm run build" first.');
  await rm(resolve('.tmp', 'servers'), { recursive: true, force: true });
  const seeded = await freshDataDir();
  const seeding = await startServer({ dataDir: seeded, isBrief: true });
  await seeding.stop();
  const shared = await startServer({ dataDir: await freshDataDir(seeded), port: await freePort() });
  process.env['JOURNEY_PORT'] = String(shared.port);
  process.env['JOURNEY_SEEDED'] = seeded;
  return async () => {
    await shared.stop();
    await rm(resolve('.tmp', 'servers'), { recursive: true, force: true });
  };
}
