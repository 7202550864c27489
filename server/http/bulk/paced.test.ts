import { expect, test } from 'vitest';
import { inPacedPieces, paced } from './paced';

const PIECE_MS = 10;

/** A piece that computes without a pause, as one does that the embedded database works for. */
async function piece(): Promise<void> {
  const until = performance.now() + PIECE_MS;
  while (performance.now() < until);
}

test('bulk work is done one piece at a time, and between two of them everybody else is heard', async () => {
  let isOver = false;
  const bulk = (async () => {
    for (let at = 0; at < 20; at += 1) await paced('a', piece);
    isOver = true;
  })();
  let heard = 0;
  while (!isOver) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    heard += 1;
  }
  await bulk;
  expect(heard).toBeGreaterThanOrEqual(20);
});

test('agencies take turns, however much one of them has to do', async () => {
  const order: string[] = [];
  const work = (agency: string, count: number) =>
    Array.from({ length: count }, () => paced(agency, async () => void order.push(agency)));
  await Promise.all([...work('a', 5), ...work('b', 2), ...work('c', 1)]);
  expect(order.join('')).toBe('abcabaaa');
});

test('a piece that fails is its caller’s alone, and pieces come in their order', async () => {
  const broken = expect(paced('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const numbers = async function* () {
    yield* [1, 2, 3];
  };
  const came: number[] = [];
  for await (const number of inPacedPieces('a', numbers())) came.push(number);
  await broken;
  expect(came).toEqual([1, 2, 3]);
});

test('pieces that nobody wants any more are ended', async () => {
  let isEnded = false;
  const endless = async function* () {
    try {
      for (;;) yield 1;
    } finally {
      isEnded = true;
    }
  };
  for await (const _ of inPacedPieces(null, endless())) break;
  expect(isEnded).toBe(true);
});
