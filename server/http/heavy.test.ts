import { performance } from 'node:perf_hooks';
import { setImmediate as pass, setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { heavy } from './heavy';

const PIECE_MS = 15;

function compute(): void {
  const until = performance.now() + PIECE_MS;
  while (performance.now() < until);
}

test('between two pieces of heavy work everybody else is heard, however many wait', async () => {
  const order: string[] = [];
  const pieces = Array.from({ length: 10 }, (_, at) =>
    heavy(() => {
      compute();
      order.push(`piece ${at}`);
    }),
  );
  // Comes round the event loop again and again, as a call does that waits for its database.
  const other = (async () => {
    for (let step = 0; step < 10; step++) await new Promise(setImmediate);
    order.push('other');
  })();
  await Promise.all([...pieces, other]);
  expect(order.filter((each) => each !== 'other')).toEqual(pieces.map((_, at) => `piece ${at}`));
  expect(order.indexOf('other')).toBeLessThanOrEqual(2);
});

test('everybody else is heard after a piece that computes after it has waited, too', async () => {
  let [passes, isOver] = [0, false];
  const other = (async () => {
    for (; !isOver; passes += 1) await pass();
  })();
  const ended = heavy(() =>
    wait(5)
      .then(compute)
      .then(() => passes),
  );
  const begun = await heavy(() => passes);
  isOver = true;
  await other;
  expect(begun - (await ended)).toBeGreaterThan(10);
});

test('what one piece throws is its caller’s alone', async () => {
  const broken = heavy(() => {
    throw new Error('broken');
  });
  const next = heavy(() => 'done');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
