import { setTimeout as sleep } from 'node:timers/promises';
import { announce } from './announce';
import { runAgencyCommand } from './cli/agency';
import { runBackupCommand } from './cli/backup';
import { runReconcile } from './cli/reconcile';
import { readConfig } from './config/config';
import { accountReaders } from './connectors';
import { builtSite } from './host/pages/site';
import { type Running, start } from './start';

/** For so long the last error is told to others. */
const TOLD_MS = 3_000;
/** What a signal finds: nothing yet while the server starts, and no second stop once one has begun. */
const state: { running: Running | null; isStopping: boolean } = { running: null, isStopping: false };

async function stop(signal: string): Promise<void> {
  if (state.isStopping) return;
  state.isStopping = true;
  console.log(`${signal}: finishing what runs`);
  await state.running?.stop();
  process.exit(0);
}

const COMMANDS: Readonly<Record<string, typeof runAgencyCommand>> = {
  backup: runBackupCommand,
  restore: runBackupCommand,
  reconcile: () => runReconcile(),
};

/** Starts the built server, or carries out what it is told; ends with a clear sentence when it cannot. */
async function main(args: readonly string[]): Promise<void> {
  if (args.length > 0) {
    const run = COMMANDS[args[0]!] ?? runAgencyCommand;
    const { code, said } = await run(args);
    console[code === 0 ? 'log' : 'error'](said);
    process.exit(code);
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  const config = readConfig(process.env, accountReaders);
  const running = await start({ config, site: builtSite(config.webDir) });
  state.running = running;
  console.log(announce(config, running.port, running.server.address.publicUrl));
}

/** What nobody expected, and what nobody waited for: this process can no longer be trusted. */
process.on('uncaughtException', (error) => {
  console.error(error);
  state.running?.log.fatal({ err: error }, 'something failed that nobody expected');
  void Promise.race([state.running?.settled(), sleep(TOLD_MS)]).finally(() => process.exit(1));
});

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(1);
});
