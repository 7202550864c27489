import { expect, onTestFinished, test } from 'vitest';
import { createFairQueue, type Waiting } from './fair-queue';

const OPTIONS = {
  running: { process: 4, agency: 3, client: 2 },
  waiting: { process: 6, agency: 5, client: 3 },
  patience: 60_000,
  longest: 60_000,
};
const of = (agency: string, client: string): Waiting => ({ agency, client });
const settled = () => new Promise(setImmediate);

/** Enters and notes that it was let in. */
function crowd(options: Partial<typeof OPTIONS> = {}) {
  const queue = createFairQueue({ ...OPTIONS, ...options });
  const inside: string[] = [];
  const leaving = new Map<string, () => void>();
  const over = new AbortController();
  // Whoever waits still goes away with the test, instead of being refused a minute later.
  onTestFinished(() => over.abort());
  const enter = (name: string, who: Waiting, signal = over.signal) => {
    const entered = queue.enter(who, signal).then((leave) => {
      inside.push(name);
      leaving.set(name, leave);
    });
    entered.catch(() => undefined);
    return entered;
  };
  return { enter, inside, leave: (name: string) => leaving.get(name)!() };
}

test('a client has so many places, and another agency comes before those that wait for theirs', async () => {
  const { enter, inside, leave } = crowd();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(name, of('A', 'ann'));
  void enter('a5', of('A', 'bob'));
  await settled();
  expect(inside).toEqual(['a1', 'a2', 'a5']);
  void enter('b1', of('B', 'cid'));
  void enter('b2', of('B', 'cid'));
  await settled();
  expect(inside).toEqual(['a1', 'a2', 'a5', 'b1']);
  leave('a1');
  await settled();
  expect(inside.at(-1)).toBe('b2');
  leave('a2');
  await settled();
  expect(inside.at(-1)).toBe('a3');
});

test('what a client has too many of is 429 at once, what the process has is 503, both say when to come again', async () => {
  const { enter } = crowd({ running: { process: 2, agency: 2, client: 2 } });
  const refused = async (who: Waiting) => {
    const error = await enter('', who).then(
      () => null,
      (reason: unknown) => reason,
    );
    const { status, extra } = error as { status: number; extra: { headers: Record<string, string> } };
    return [status, extra.headers['retry-after']];
  };
  for (let at = 0; at < 5; at++) void enter(`a${at}`, of('A', 'ann'));
  expect(await refused(of('A', 'ann'))).toEqual([429, '60']);
  for (const name of ['bob', 'cid', 'dan']) void enter(name, of('B', name));
  expect(await refused(of('C', 'eve'))).toEqual([503, '60']);
});

test('nobody waits longer than that: 429 behind oneself, 503 behind others', async () => {
  const { enter } = crowd({ patience: 10, running: { process: 3, agency: 3, client: 2 } });
  await enter('a1', of('A', 'ann'));
  await enter('a2', of('A', 'ann'));
  await expect(enter('a3', of('A', 'ann'))).rejects.toMatchObject({ status: 429 });
  await enter('b1', of('B', 'bob'));
  await expect(enter('b2', of('B', 'bob'))).rejects.toMatchObject({ status: 503 });
});

test('who goes away leaves the line, and gives back once what it had', async () => {
  const { enter, inside, leave } = crowd({ running: { process: 1, agency: 1, client: 1 } });
  await enter('first', of('A', 'ann'));
  const gone = new AbortController();
  const left = enter('gone', of('A', 'bob'), gone.signal);
  void enter('second', of('A', 'cid'));
  void enter('third', of('A', 'dan'));
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  leave('first');
  leave('first');
  await settled();
  expect(inside).toEqual(['first', 'second']);
});

test('a place that nobody gives back is given away', async () => {
  const { enter, inside } = crowd({ longest: 10, running: { process: 1, agency: 1, client: 1 } });
  await enter('stuck', of('A', 'ann'));
  await enter('next', of('A', 'ann'));
  expect(inside).toEqual(['stuck', 'next']);
});
