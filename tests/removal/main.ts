import { rmSync } from 'node:fs';
import { entries } from '../../plugins/entries';
import { copyProject } from '../../scripts/lib/copy';
import { addNewcomers } from './newcomer';
import { proveTypes, proveWithout } from './prove';

/**
 * Proves that a product can be taken away: in a copy of the sources without its folder, its words and its lines in the
 * registry, everything else type-checks, keeps the walls, builds and serves. In the first copy new plugins take its place,
 * and pass every check untouched. Without arguments the first product that an agency switches on by its menu is taken away
 * so; the others together, by words, walls and types, which is all that could name them. `--all`: each of them wholly.
 */
const isAll = process.argv.includes('--all');
const given = process.argv.slice(2).filter((word) => word !== '--all');
const products = Object.entries(entries)
  .filter(([, { activatedBy }]) => 'menu' in activatedBy)
  .map(([id]) => id);

async function inCopy(without: string, prove: (copy: string) => Promise<void>): Promise<void> {
  const copy = copyProject(`without-${without.replaceAll(', ', '-')}`);
  const started = performance.now();
  try {
    await prove(copy);
    console.log(
      `without ${without}: everything stands, ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  } catch (error) {
    console.error(`without ${without}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const whole = given.length > 0 ? given : isAll ? products : products.slice(0, 1);
for (const [at, id] of whole.entries())
  await inCopy(id, (copy) => proveWithout(copy, id, at === 0 ? addNewcomers : undefined));
const rest = given.length > 0 ? [] : products.filter((id) => !whole.includes(id));
if (rest.length > 0) await inCopy(rest.join(', '), (copy) => proveTypes(copy, rest));
