import { describe, expect, test } from 'vitest';
import { createReadiness } from './readiness';

const readiness = (more: Partial<Parameters<typeof createReadiness>[0]> = {}) =>
  createReadiness({
    ask: async () => undefined,
    dataDir: '.',
    isDraining: () => false,
    freeIn: async () => 1e12,
    onTrouble: () => undefined,
    ...more,
  });

describe('whether a process takes work', () => {
  test('is told of the database, of its end, and of the disk', async () => {
    expect(await readiness()()).toBeNull();
    expect(await readiness({ isDraining: () => true })()).toBe('draining');
    expect(await readiness({ freeIn: async () => 1_000_000 })()).toBe('the disk is full');
    expect(await readiness({ freeIn: async () => null })()).toBeNull();
    const lost: unknown[] = [];
    const gone = readiness({
      ask: () => Promise.reject(new Error('gone')),
      onTrouble: (why) => lost.push(why),
    });
    expect(await gone()).toBe('the database does not answer');
    expect(lost).toHaveLength(1);
  });

  test('is asked anew each time: one hiccup of the database is over with the next answer', async () => {
    const answers = [true, false, false, true];
    const told = readiness({
      ask: () => (answers.shift() ? Promise.resolve() : Promise.reject(new Error('gone'))),
    });
    const gone = 'the database does not answer';
    expect([await told(), await told(), await told(), await told()]).toEqual([null, gone, gone, null]);
  });

  test('is answered within a second behind a query that does not end, and asks no second one meanwhile', async () => {
    let asked = 0;
    let answer = () => {};
    const busy = readiness({
      ask: () => {
        asked += 1;
        return new Promise<void>((done) => (answer = done));
      },
    });
    const began = performance.now();
    const [one, two] = await Promise.all([busy(), busy()]);
    expect([one, two]).toEqual(['the database is too busy to answer', 'the database is too busy to answer']);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(asked).toBe(1);
    answer();
    const again = busy();
    answer();
    expect(await again).toBeNull();
  });
});
