import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, office } from '../testing';

let at: Office;
beforeAll(async () => {
  at = await office({ background: true });
});
afterAll(() => at.it.close());

const COUNT = 300;
const PATH = '/api/agency/clients/create';
const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

async function upload(from: number, count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, index) => ({
    name: `Guest ${letters(from + index)}x`,
    email: `guest${from + index}@import.example`,
    phone: '',
  }));
  const { plan } = (await at.ask('POST', PATH, { data })).json.data;
  expect((await at.ask('POST', PATH, { data, plan, sendMail: true })).status).toBe(200);
}
const tasks = async (who = 'owner') =>
  (await at.ask('GET', '/api/agency/tasks', undefined, who)).json.data as {
    _id: string;
    done: number;
    isEnded: boolean;
  }[];

test('while the letters of an upload are written, another agency is answered and the owner sees how far they are', async () => {
  await upload(0, COUNT);
  const seen = new Set<number>();
  for (let isEnded = false; !isEnded;) {
    // As whatever comes over the network, the next request is heard only when the process has time for it.
    await sleep(1);
    expect((await at.it.request('beta.localhost', 'GET', '/healthz')).text).toBe('ok');
    const { rows } = await at.it.db.raw(
      "select count(*)::int as count from mail where recipient like 'guest%'",
    );
    seen.add((rows[0] as { count: number }).count);
    isEnded = seen.has(COUNT);
  }
  expect(seen.size).toBeGreaterThan(10);
  await expect
    .poll(() => tasks())
    .toMatchObject([{ total: COUNT, done: COUNT, isEnded: true, isStopped: false }]);
  expect(await tasks('agent')).toEqual([]);
});

test('who has uploaded stops the rest of the letters, and nobody else does', async () => {
  await upload(1_000, COUNT);
  const [task] = (await tasks()).filter(({ isEnded }) => !isEnded);
  const stop = (who: string) => at.ask('POST', '/api/agency/tasks/stop', { taskId: task!._id }, who);
  expect((await stop('agent')).status).toBe(404);
  expect((await stop('owner')).status).toBe(200);
  const stopped = (await tasks()).find(({ _id }) => _id === task!._id)!;
  expect(stopped).toMatchObject({ isEnded: true, isStopped: true });
  expect(stopped.done).toBeLessThan(COUNT);
  await sleep(200);
  const { rows } = await at.it.db.raw(
    "select count(*)::int as count from mail where recipient like 'guest1___@%'",
  );
  expect(rows).toEqual([{ count: stopped.done }]);
  expect((await stop('owner')).status).toBe(404);
});
