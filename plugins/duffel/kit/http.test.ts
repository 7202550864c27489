import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { freeLine } from '@/server/lines/testing/free';
import { createAsk } from './http';

it('an answer that does not end is not read to its end', async () => {
  let sent = 0;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const part = Buffer.alloc(1024 * 1024, ' ');
    const more = (): void => {
      if (response.destroyed || sent > 128 * part.length) return void response.end();
      sent += part.length;
      if (response.write(part)) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = createAsk({
    token: 't',
    line: freeLine().sales,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const { signal } = new AbortController();
  await expect(
    ask(z.unknown(), { method: 'POST', path: '/x', call: 'x', timeoutMs: 20_000, signal }),
  ).rejects.toMatchObject({ kind: 'unclear', code: 'RangeError' });
  expect(sent).toBeLessThan(64 * 1024 * 1024);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
