import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFakeStripe, FAKE_KEYS, type FakeEvent, type FakeStripe } from './fake';

/** How events reach the server: each once and at once, unless said otherwise. */
export type Delivery = 'once' | 'twice' | 'late' | 'never';

export interface ListeningStripe {
  readonly fake: FakeStripe;
  /** What a server has to be told to use it. */
  readonly env: Record<string, string>;
  /** Sends every event from now on to that address. */
  tell(url: string, delivery?: () => Delivery): void;
  close(): Promise<void>;
}

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The stand-in on the loopback, for a server in a process of its own and a browser. */
export async function listenAsStripe(): Promise<ListeningStripe> {
  let told: { url: string; delivery: () => Delivery } | null = null;
  const deliver = async (event: FakeEvent) => {
    if (!told) return;
    const how = told.delivery();
    if (how === 'never') return;
    if (how === 'late') await sleep(1_500);
    for (let time = 0; time < (how === 'twice' ? 2 : 1); time++) {
      const { body, signature } = fake.signed(event);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      await fetch(told.url, { method: 'POST', body, headers }).catch(() => undefined);
    }
  };
  const fake = createFakeStripe({ now: Date.now, onEvent: (event) => void deliver(event) });
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readAll(request);
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === 'string') headers.set(name, value);
      const { method = 'GET' } = request;
      const answer = await fake
        .fetch(new URL(request.url ?? '/', fake.origin), {
          method,
          headers,
          ...(body.length ? { body } : {}),
        })
        .catch(() => null);
      if (!answer) return void response.socket?.destroy();
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.setOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    fake,
    env: {
      STRIPE_SECRET_KEY: FAKE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: FAKE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: FAKE_KEYS.webhookSecret,
      STRIPE_URL: fake.origin,
      STRIPE_JS_URL: `${fake.origin}/stripe.js`,
    },
    tell: (url, delivery = () => 'once') => void (told = { url, delivery }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
