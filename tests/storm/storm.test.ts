import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasContainers, prepare, type StormBase } from './base';
import { conduct, type Result } from './conductor';
import { percentile, recoveriesOf } from './recoveries';
import type { Weather } from './weather';

const postgres = process.env['TEST_DATABASE_URL'] || null;

/** A small one of each database; `npm run storm` has the long ones. */
const small: readonly Weather[] = [
  { name: 'kills', on: 'embedded', processes: 1, kills: 3, inContainers: hasContainers() },
  { name: 'two processes', on: 'postgres', processes: 2, kills: 4, also: { backends: 0.5, fullDisk: 0.3 } },
];

let base: StormBase;
/** All at once: each waits for half a minute for what it has left to be taken up. */
let results: ReadonlyMap<Weather, Result>;
beforeAll(async () => {
  base = await prepare(postgres);
  const here = small.filter(({ on }) => on === 'embedded' || postgres);
  results = new Map(
    await Promise.all(here.map(async (weather) => [weather, await conduct(base, weather)] as const)),
  );
}, 600_000);
afterAll(() => base.remove());

describe.each(small)('a storm on $on', (weather) => {
  it.skipIf(weather.on === 'postgres' && !postgres)(
    'INV-1 INV-2 INV-3 INV-4 INV-7 breaks nothing, ends no process that it has not killed, and its letters go out',
    () => {
      const result = results.get(weather)!;
      expect(result.violations).toEqual([]);
      expect(result.bookings).toBeGreaterThan(0);
      expect(percentile(result.letters, 95) ?? 0).toBeLessThan(60_000);
    },
  );
});

describe('what was taken up', () => {
  const at = (id: string, seconds: number, type: string) => ({ id, at: seconds * 1_000, type });
  const of = (moves: ReturnType<typeof at>[]) =>
    recoveriesOf(
      { kind: 'judged', violations: [], bookings: 1, byWallet: 0, letters: [], moves },
      [10_000],
      60_000,
    ).recoveries;

  it('is counted from the kill to the next move of a booking on its way', () => {
    expect(
      of([at('a', 9, 'call.order'), at('a', 14, 'call.lookup'), at('a', 15, 'state.confirmed')]),
    ).toEqual([4_000]);
  });
  it('is not what had ended, had not begun, or waits for its supplier anyway', () => {
    expect(of([at('a', 9, 'state.confirmed'), at('a', 50, 'cancel-asked')])).toEqual([]);
    expect(of([at('a', 11, 'state.intent')])).toEqual([]);
    expect(of([at('a', 9, 'unknown.order'), at('a', 20, 'call.lookup')])).toEqual([]);
  });
  it('counts what nobody took up as taking until the end', () => {
    expect(of([at('a', 9, 'call.order')])).toEqual([50_000]);
  });
});
