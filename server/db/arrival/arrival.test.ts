import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { databaseThere, NoDatabase } from './index';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

/** A server that answers each visit by the next of these errors. */
async function answering(...codes: string[]): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      const code = codes.length > 1 ? codes.shift()! : codes[0]!;
      const text = Buffer.from(`SFATAL\0C${code}\0Mas the server says it\0\0`);
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(text.length + 4, 1);
      socket.end(Buffer.concat([head, text]));
    });
  });
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const at = (port: number) => ({
  variable: 'DATABASE_URL',
  url: `postgres://ana:s3cret@127.0.0.1:${port}/trips`,
});
const come = async (port: number, waitS: number) => {
  const said: string[] = [];
  const began = performance.now();
  const error: unknown = await databaseThere([at(port)], { waitS, say: (line) => said.push(line) }).catch(
    (reason: unknown) => reason,
  );
  return { said, message: (error as Error).message, error, ms: performance.now() - began };
};

test.each([
  ['28P01', /refuses what DATABASE_URL says: as the server says it\. Check the role "ana", its password/],
  ['28000', /Check the role "ana", its password, and pg_hba\.conf/],
  ['3D000', /There is no database "trips": make it/],
])('%s is refused at once in words, which have no secret', async (code, words) => {
  const { said, message, error, ms } = await come(await answering(code), 60);
  expect(error).toBeInstanceOf(NoDatabase);
  expect(message).toMatch(words);
  expect(message).not.toContain('s3cret');
  expect([said, ms < 3_000]).toEqual([[], true]);
});

test('a server that starts is waited for, until it says that waiting helps nothing', async () => {
  const { said, message } = await come(await answering('57P03', '57P03', '3D000'), 60);
  expect(said).toEqual([
    expect.stringMatching(/^Waiting for PostgreSQL at 127.0.0.1:\d+, 60 s at most: as the/),
  ]);
  expect(message).toMatch(/There is no database/);
});

test('one that does not come is waited for as long as is set, with what to check', async () => {
  const port = await answering('57P03');
  open.splice(0).forEach((server) => server.close());
  const { said, message, error, ms } = await come(port, 1);
  expect(error).toBeInstanceOf(NoDatabase);
  expect(message).toMatch(
    /did not answer for \d s \(.*ECONNREFUSED.*\). Check that it runs.*DATABASE_WAIT_SECONDS/,
  );
  expect([said.length, ms > 1_000]).toEqual([1, true]);
});

test('who waits long says so every ten seconds', async () => {
  const port = await answering('57P03');
  const now = vi.spyOn(performance, 'now');
  let time = 0;
  now.mockImplementation(() => (time += 2_000));
  try {
    const said: string[] = [];
    await databaseThere([at(port)], { waitS: 40, say: (line) => said.push(line) }).catch(() => {});
    expect(said.slice(1).length).toBeGreaterThanOrEqual(1);
    expect(said[1]).toMatch(
      /^Still waiting for PostgreSQL at 127.0.0.1:\d+, for \d+ s now: as the server says it/,
    );
  } finally {
    now.mockRestore();
  }
});
