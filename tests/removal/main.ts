import { rmSync } from 'node:fs';
import { entries } from '../../plugins/entries';
import { copyProject } from '../../scripts/lib/copy';
import { addNewcomers } from './newcomer';
import { proveWithout } from './prove';

/**
 * Proves that a product can be taken away: in a copy of the sources without its folder, its words and its lines in the
 * registry, everything else type-checks, keeps the walls, builds and serves. Without arguments for every product that
 * an agency switches on by its menu. In the first copy new plugins take its place, and pass every check untouched.
 */
const given = process.argv.slice(2);
const products = Object.entries(entries)
  .filter(([, { activatedBy }]) => 'menu' in activatedBy)
  .map(([id]) => id);

for (const [at, id] of (given.length > 0 ? given : products).entries()) {
  const copy = copyProject(`without-${id}`);
  const started = performance.now();
  try {
    await proveWithout(copy, id, at === 0 ? addNewcomers : undefined);
    console.log(`without ${id}: everything stands, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(`without ${id}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
