import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../support/server';
import { type Driver, PHONE } from './driver';

/** WebKit asks the machine's resolver for `*.localhost`, which may not know it: it asks this for every page instead. */
async function startProxy() {
  const proxy = createServer((asked, answer) => {
    const { port, pathname, search } = new URL(asked.url ?? '', 'http://localhost');
    const { method, headers } = asked;
    const sent = request(
      { host: '127.0.0.1', port, path: `${pathname}${search}`, method, headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => proxy.once('listening', done));
  return proxy;
}

/** A screen for a browser that has no mode without one. */
function startScreen() {
  const number = 90 + (process.pid % 900);
  const child = spawn('Xvfb', [`:${number}`, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  return { display: `:${number}`, child };
}

/** WebKitGTK by WebDriver. */
export async function webkit(binary: string, driver: string): Promise<Driver> {
  const proxy = await startProxy();
  const screen = startScreen();
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LANGUAGE: 'pt_BR',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; tries += 1) {
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) break;
    if (tries > 60) throw new Error('WebKitWebDriver does not listen');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${(proxy.address() as AddressInfo).port}` },
      },
    },
  });
  const at = `/session/${sessionId}`;
  await send('POST', `${at}/window/rect`, { x: 0, y: 0, ...PHONE });
  return {
    name: 'WebKit',
    goto: (url) => send('POST', `${at}/url`, { url }),
    run: (body, ...args) =>
      send('POST', `${at}/execute/sync`, { script: `return (${body}).apply(null, arguments);`, args }),
    act: (actions) => send('POST', `${at}/actions`, { actions }),
    errors: () => [],
    picture: () => send('GET', `${at}/screenshot`),
    async close() {
      await send('DELETE', at).catch(() => undefined);
      for (const each of [child, screen.child]) each.kill();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
