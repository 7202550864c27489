import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLine } from '../../lines/line';
import { askAll, DEADLINE_MS } from './search-all';
import type { Searched } from '../../ports/supplier';

/** Everything here waits on this clock alone. */
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

const REST_MS = 30_000;
const OUTAGES = 3;
const line = createLine({
  ...{ sales: 8, orders: 8, patienceMs: 2_000 },
  breaker: { outages: OUTAGES, withinMs: 300_000, restMs: REST_MS },
});
interface Found {
  readonly offers: readonly string[];
}
const answered = { status: 200, offers: ['offer'] };
let hangs = true;
let calls = 0;
const hanging: Searched<null, Found> = {
  ...{ id: 'hanging', name: 'Hanging' },
  search: (_, { signal }) =>
    line.sales.carry(() => {
      calls++;
      return new Promise<typeof answered>((resolve, reject) => {
        if (!hangs) resolve(answered);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
    }, signal),
};
const healthy: Searched<null, Found> = {
  ...{ id: 'healthy', name: 'Healthy' },
  search: () => new Promise((resolve) => setTimeout(() => resolve(answered), 50)),
};

async function search(suppliers: readonly Searched<null, Found>[]) {
  const started = performance.now();
  const told: Record<string, string> = {};
  const all = (async () => {
    const { signal } = new AbortController();
    for await (const { report } of askAll(suppliers, null, { signal })) told[report.id] = report.state;
    return performance.now() - started;
  })();
  await vi.advanceTimersByTimeAsync(DEADLINE_MS);
  return { took: await all, told };
}

it('R238 a supplier that hangs delays a few searches, and then none until it answers again', async () => {
  const alone = await search([healthy]);
  for (let count = 0; count < OUTAGES; count++)
    expect(await search([hanging, healthy])).toEqual({
      took: DEADLINE_MS,
      told: { healthy: 'answered', hanging: 'timed-out' },
    });
  for (let count = 0; count < 2; count++)
    expect(await search([hanging, healthy])).toEqual({
      took: alone.took,
      told: { healthy: 'answered', hanging: 'failed' },
    });
  expect(calls).toBe(OUTAGES);

  await vi.advanceTimersByTimeAsync(REST_MS);
  // One search tries, and another at the same time does not wait with it.
  const [tries, other] = await Promise.all([search([hanging, healthy]), search([hanging, healthy])]);
  expect([tries.took, other.took]).toEqual([DEADLINE_MS, alone.took]);
  expect(calls).toBe(OUTAGES + 1);

  hangs = false;
  await vi.advanceTimersByTimeAsync(REST_MS);
  for (let count = 0; count < 2; count++)
    expect((await search([hanging, healthy])).told).toEqual({ healthy: 'answered', hanging: 'answered' });
});
