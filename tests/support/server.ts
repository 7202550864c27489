import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AUTH_KEY } from './api';

export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** What the process has printed so far. */
  output(): string;
  /** Address of a page on a demo agency's host. */
  url(host: string, path?: string): string;
  /** Resolves with the exit code, or with the signal's name. */
  exited: Promise<number | string>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const ROOT = resolve('.tmp', 'servers');
const READY = /listening on port (\d+)/i;

/** A data directory of its own: a copy of the seeded one, so that no journey waits for a first start. */
export async function freshDataDir(seeded?: string): Promise<string> {
  await mkdir(ROOT, { recursive: true });
  const folder = await mkdtemp(join(ROOT, 'data-'));
  if (seeded) await cp(seeded, folder, { recursive: true });
  return folder;
}

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** Starts the built product on a free port; rejects with its output when it does not come up in time. */
export async function startServer(options: {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** Where it was built; here, unless given. */
  cwd?: string;
  /** Options for Node itself, such as `--cpu-prof`. */
  nodeArgs?: readonly string[];
  /** Whether it is asked little: to make the embedded database fast takes longer than it would save. */
  isBrief?: boolean;
}): Promise<RunningServer> {
  let text = '';
  const compilers = options.isBrief ? ['--liftoff-only'] : [];
  const args = [...compilers, ...(options.nodeArgs ?? []), 'dist/server/main.js'];
  const child: ChildProcess = spawn(process.execPath, args, {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(options.port ?? 0),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      RATE_FACTOR: '50',
      AUTH_KEY,
      DEMO_BOOKINGS: 'off',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.cwd && { cwd: options.cwd }),
  });
  const exited = new Promise<number | string>((done) =>
    child.on('exit', (code, signal) => done(signal ?? code ?? 0)),
  );
  const port = await new Promise<number>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`The server did not come up:\n${text}`)), 60_000);
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const found = READY.exec(text);
      if (!found) return;
      clearTimeout(timer);
      done(Number(found[1]));
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    void exited.then((code) => {
      clearTimeout(timer);
      fail(new Error(`The server ended with ${code}:\n${text}`));
    });
  });
  return {
    port,
    pid: child.pid!,
    dataDir: options.dataDir,
    output: () => text,
    url: (host, path = '/') => `http://${host}:${port}${path}`,
    exited,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}

/** For `nodeArgs`: the server's clock goes ahead by so many days. */
export const daysAhead = (days: number): readonly string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    `const Real = Date, by = ${days * 86_400_000};
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + by); }
      static now() { return Real.now() + by; }
    };`,
  )}`,
];

export const removeDataDir = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
