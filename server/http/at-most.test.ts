import { describe, expect, it } from 'vitest';
import { atMost } from './at-most';

/** Work that ends when it is told to. */
function gate() {
  let open = (_error?: Error) => {};
  const passed = new Promise<void>((resolve, reject) => {
    open = (error) => (error ? reject(error) : resolve());
  });
  return { passed, open };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('requests to others', () => {
  it('R238 five run in parallel, and another begins when one of them ends or breaks', async () => {
    const inTurn = atMost();
    const gates = Array.from({ length: 8 }, gate);
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const all = gates.map(({ passed }, index) =>
      inTurn(async () => {
        begun.push(index);
        most = Math.max(most, ++running);
        try {
          await passed;
          return index;
        } finally {
          running -= 1;
        }
      }),
    );
    await settled();
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    gates[3]!.open();
    gates[1]!.open(new Error('broken'));
    await expect(all[1]).rejects.toThrow('broken');
    await settled();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const { open } of gates) open();
    expect(await Promise.all(all.filter((_, index) => index !== 1))).toEqual([0, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(5);
  });
});
