import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createServer } from 'vite';
import type { Site } from '../server/host/pages/site';
import type { Running } from '../server/start';

const connectors = globSync('plugins/*/connector.ts').map(dirname);
const WATCHED = new RegExp(
  `/(server|core/contract|plugins/[^/]+/(server|face|contract)|${connectors.join('|')})`,
);
const SETTLE_MS = 150;

process.env['PORT'] ??= '4000';
const vite = await createServer({
  appType: 'custom',
  // The socket of hot reload needs a port of its own beside the server's.
  server: {
    middlewareMode: true,
    watch: { ignored: ['**/.tmp/**', '**/.data/**', '**/dist/**'] },
    hmr: { port: Number(process.env['HMR_PORT'] ?? 24678) },
  },
});

const site: Site = {
  build: 'development',
  development: true,
  template: async (url) => vite.transformIndexHtml(url, await readFile('index.html', 'utf8')),
  preload: () => [],
  file: () => undefined,
};

type StartModule = typeof import('../server/start');
type ConfigModule = typeof import('../server/config/config');
type ConnectorsModule = typeof import('../server/connectors');
type AnnounceModule = typeof import('../server/announce');

async function start(): Promise<Running> {
  const { readConfig } = (await vite.ssrLoadModule('/server/config/config.ts')) as ConfigModule;
  const { accountReaders } = (await vite.ssrLoadModule('/server/connectors.ts')) as ConnectorsModule;
  const { start: startServer } = (await vite.ssrLoadModule('/server/start.ts')) as StartModule;
  const { announce } = (await vite.ssrLoadModule('/server/announce.ts')) as AnnounceModule;
  const config = readConfig(process.env, accountReaders);
  const running = await startServer({
    config,
    site,
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  });
  console.log(announce(config, running.port, running.server.address.publicUrl));
  return running;
}

let running: Running | undefined = await start();
let work = Promise.resolve();

/** A change of server code starts the API anew on the same port and data. */
async function restart(): Promise<void> {
  await running?.stop();
  running = undefined;
  try {
    running = await start();
  } catch (error) {
    console.error(error);
  }
}

let timer: NodeJS.Timeout | undefined;
vite.watcher.on('change', (path) => {
  if (!WATCHED.test(path) || path.includes('.test.')) return;
  clearTimeout(timer);
  timer = setTimeout(() => (work = work.then(restart)), SETTLE_MS);
});

const stop = async () => {
  await work;
  await running?.stop();
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
