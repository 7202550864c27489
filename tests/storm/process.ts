import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '@/server/testing/bundle';
import type { Order, Place, Report } from './talk';

/** A process of the storm, as whoever conducts it sees it. */
export interface Living {
  tell(order: Order): void;
  /** The next report of this kind. */
  hear<K extends Report['kind']>(kind: K, withinMs?: number): Promise<Extract<Report, { kind: K }>>;
  signal(name: NodeJS.Signals): void;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
  /** What it has printed. */
  output(): string;
}

/** As process 1 of a namespace of its own, on a host of that name. */
const asContainer = (host: string, command: readonly string[]) => [
  ...['unshare', '--pid', '--fork', '--kill-child=SIGKILL', '--mount-proc', '--uts'],
  ...['sh', '-c', `hostname ${host} && exec "$@"`, 'sh', ...command],
];

/** Starts it; in a container of that name, where one is given. */
export function live(program: string, place: Place, container: string | null): Living {
  // Only the fast compiler: it starts the embedded database in a third of the time.
  const node = [process.execPath, '--liftoff-only', program, JSON.stringify(place)];
  const [command, ...args] = container ? asContainer(container, node) : node;
  const child: ChildProcess = spawn(command!, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  let over = false;
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      over = true;
      resolve();
    }),
  );
  return {
    ended,
    hasEnded: () => over,
    output: () => text,
    signal: (name) => void (over || child.kill(name)),
    tell: (order) => void (child.connected && child.send(order, () => {})),
    hear: (kind, withinMs = 60_000) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer);
          child.off('message', listen);
        };
        const fail = (why: string) => {
          stop();
          reject(new Error(`${why}, waiting for ${kind}:\n${text.slice(-2_000)}`));
        };
        const listen = (report: Report) => {
          if (report.kind === 'trouble') return fail(report.what);
          if (report.kind !== kind) return;
          stop();
          resolve(report as never);
        };
        const timer = setTimeout(() => fail('Nothing was heard'), withinMs);
        child.on('message', listen);
        void ended.then(() => fail('It ended'));
      }),
  };
}
