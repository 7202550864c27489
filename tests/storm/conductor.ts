import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StormBase } from './base';
import { live, type Living } from './process';
import { recoveriesOf, type Recoveries } from './recoveries';
import type { Judged, Place } from './talk';
import type { Weather } from './weather';

const WRONG_MS = 45 * 60_000;
/** Longer than a lease is watched before it is taken. */
const STANDSTILL_MS = 20_000;
/** After the storm, at the true time: whoever is left takes up what the killed have left. */
const STILL_MS = 30_000;
/** Then the clocks go fast, so that nobody waits for pauses of minutes. */
const FAST_STEP_MS = 20_000;
const FAST_ROUNDS = 400;

export interface Result extends Recoveries {
  readonly weather: Weather;
  readonly bookings: number;
  readonly byWallet: number;
  readonly kills: number;
  /** What happened besides, by name. */
  readonly met: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
  readonly seconds: number;
}

const random = (from: number, to: number) => from + Math.random() * (to - from);
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;

/** Lives through one weather. Throws when it cannot be had here. */
export async function conduct(base: StormBase, weather: Weather): Promise<Result> {
  const started = performance.now();
  const home = await base.home(weather);
  const met = new Map<string, number>();
  const count = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  const violations: string[] = [];
  const killedAt: number[] = [];
  const hasClocks = weather.also?.clocks !== undefined;
  let setBy = 0;
  let isCalm = false;
  let startMs = 0;

  mkdirSync(join(home.dir), { recursive: true });
  const begin = async (slot: number): Promise<Living> => {
    const place: Place = {
      ...{ dir: home.dir, journals: home.journals, databaseUrl: home.databaseUrl },
      ...{ setBy, isCalm, slackMs: (hasClocks ? 2 * WRONG_MS : 0) + 5 * 60_000 },
    };
    const startedAt = performance.now();
    const living = live(base.program, place, weather.inContainers ? `storm-${slot}` : null);
    await living.hear('ready');
    startMs = performance.now() - startedAt;
    return living;
  };
  const slots: Living[] = [];
  for (let slot = 0; slot < weather.processes; slot++) slots.push(await begin(slot));

  /** Nobody but the storm may end a process. */
  const watch = async () => {
    for (const [slot, living] of slots.entries())
      if (living.hasEnded()) {
        violations.push(`a process ended by itself: ${living.output().slice(-1_000)}`);
        slots[slot] = await begin(slot);
      }
  };
  const kill = async () => {
    const slot = Math.floor(Math.random() * slots.length);
    killedAt.push(Date.now());
    slots[slot]!.signal('SIGKILL');
    await slots[slot]!.ended;
    slots[slot] = await begin(slot);
  };
  const also = {
    backends: home.endBackends,
    async clocks() {
      setBy = pick([-WRONG_MS, 0, WRONG_MS]);
      for (const living of slots) living.tell({ kind: 'set', by: setBy });
    },
    async standstill() {
      const living = pick(slots);
      living.signal('SIGSTOP');
      await sleep(STANDSTILL_MS);
      living.signal('SIGCONT');
    },
    fullDisk: home.fillDisk,
  };

  try {
    while (killedAt.length < weather.kills) {
      // Whoever starts slowly lives longer: on a machine that is busy, too, most of the time is for work.
      await sleep(200 + random(0, 3) * startMs);
      await watch();
      for (const [what, probability] of Object.entries(weather.also ?? {}))
        if (Math.random() < probability) {
          await also[what as keyof typeof also]();
          count(what);
        }
      await kill();
    }
    await sleep(random(200, 1_000));
    isCalm = true;
    setBy = 0;
    for (const living of slots) {
      living.tell({ kind: 'set', by: 0 });
      living.tell({ kind: 'calm' });
    }
    await sleep(STILL_MS);
    const stillUntil = Date.now();
    await watch();
    for (let round = 0; round < FAST_ROUNDS; round++) {
      const asked = slots[0]!.hear('open');
      slots[0]!.tell({ kind: 'count' });
      if ((await asked).many === 0) break;
      setBy += FAST_STEP_MS;
      for (const living of slots) living.tell({ kind: 'set', by: setBy });
      await sleep(300);
    }
    const asked = slots[0]!.hear('judged', 120_000);
    slots[0]!.tell({ kind: 'judge' });
    const judged: Judged = await asked;
    return {
      weather,
      met,
      kills: killedAt.length,
      bookings: judged.bookings,
      byWallet: judged.byWallet,
      violations: [...violations, ...judged.violations],
      seconds: (performance.now() - started) / 1_000,
      // Where clocks were wrong nobody knows when something was written.
      ...(hasClocks ? { recoveries: [], letters: [] } : recoveriesOf(judged, killedAt, stillUntil)),
    };
  } finally {
    for (const living of slots) living.signal('SIGKILL');
    await Promise.all(slots.map(({ ended }) => ended));
    await home.remove();
  }
}
