import { expect, it } from 'vitest';
import { MemoryStore } from './testing/memory-store';
import { Simulation } from './testing/simulation';

/** Few enough to be lived through again for each small fault in the code: `npm run mutate -- booking`. */
const HISTORIES = 200;

it(`${HISTORIES} histories of crashes and lost answers keep every promise`, async () => {
  const simulation = await Simulation.create(new MemoryStore());
  for (let seed = 1; seed <= HISTORIES && simulation.problems.length === 0; seed++)
    await simulation.live(seed);
  expect(simulation.problems).toEqual([]);
  await simulation.finish();
  expect(simulation.violations).toEqual([]);
});
