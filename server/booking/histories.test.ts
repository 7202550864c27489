import { describe, expect, it } from 'vitest';
import { MemoryStore } from './testing/memory-store';
import { PROMISES, Simulation } from './testing/simulation';

/** Few enough to be lived through anew for each promise, and for each small fault in the code. */
const HISTORIES = 60;

async function lived(): Promise<Simulation> {
  const simulation = await Simulation.create(new MemoryStore());
  for (let seed = 1; seed <= HISTORIES; seed++) await simulation.live(seed);
  await simulation.finish();
  return simulation;
}

describe(`${HISTORIES} histories`, () => {
  it.each(PROMISES)('%s %s', async (invariant) => expect((await lived()).broken(invariant)).toEqual([]));
  it('go wrong in no other way', async () => expect((await lived()).problems).toEqual([]));
});
