import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/server';
import { type Driver, PHONE } from './driver';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: unknown;
}
interface Value {
  readonly type: string;
  readonly value?: unknown;
}

const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.update.enabled': false,
  'intl.accept_languages': 'pt-BR, pt',
};

/** What a page gave, in BiDi's words, as what it is: text, numbers, nothing, lists and objects of them. */
function plain({ type, value }: Value): unknown {
  if (type === 'array') return (value as Value[]).map(plain);
  if (type === 'object')
    return Object.fromEntries((value as [string, Value][]).map(([key, each]) => [key, plain(each)]));
  return type === 'null' || type === 'undefined' ? null : value;
}
const written = (value: unknown): Value => ({ type: typeof value, value });

async function connected(url: string): Promise<WebSocket> {
  for (let tries = 0; ; tries += 1) {
    const socket = new WebSocket(url);
    const isOpen = await new Promise<boolean>((done) => {
      socket.addEventListener('open', () => done(true));
      socket.addEventListener('error', () => done(false));
    });
    if (isOpen) return socket;
    if (tries > 60) throw new Error('Firefox does not listen');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function firefox(binary: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const child = spawn(
    binary,
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const exited = new Promise((done) => child.on('exit', done));
  const socket = await connected(`ws://127.0.0.1:${port}/session`);
  const waiting = new Map<number, (message: Message) => void>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const entry = message.params as { level?: string; text?: string } | undefined;
    if (message.method === 'log.entryAdded' && entry?.level === 'error') errors.push(entry.text ?? '');
  });
  let last = 0;
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((done, fail) => {
      const id = (last += 1);
      waiting.set(id, ({ result, error, message }) => {
        waiting.delete(id);
        if (error) fail(new Error(`${method}: ${error}: ${message}`));
        else done(result as T);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  await send('browsingContext.setViewport', { context, viewport: PHONE });
  return {
    name: 'Firefox',
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run<T>(body: string, ...args: readonly unknown[]) {
      const { result, exceptionDetails } = await send<{
        result?: Value;
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        ...{ functionDeclaration: body, arguments: args.map(written), target: { context } },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return plain(result) as T;
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    errors: () => errors,
    picture: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    async close() {
      await send('browser.close', {}).catch(() => undefined);
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
