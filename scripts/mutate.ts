import { dayAt } from '../core/say/clock';
import { AREAS } from './mutate/areas';
import { faultsIn, mutationRow, noticedRows, readTable, writeTable } from './mutate/noticed';
import { readRules } from './rules/tables';

/**
 * `npm run mutate -- pricing money`: makes the code of these areas wrong in every small way that Stryker knows, tells what no
 * test noticed, and writes what was noticed into docs/rules; all areas without a name. What a run before found out, and
 * neither code nor test has changed, is not tried again, unless with `--force`. `--by-hand`: the faults of `tests/mutations`
 * instead; `--dear`: of these those of `npm test`.
 */
const words = process.argv.slice(2);

async function runAreas() {
  const wanted = words.filter((word) => !word.startsWith('--'));
  const unknown = wanted.filter((area) => !(area in AREAS));
  if (unknown.length > 0)
    throw new Error(`No such area: ${unknown.join(', ')}. There are: ${Object.keys(AREAS).join(', ')}.`);
  const { mutate } = await import('./mutate/stryker');
  const known = new Set(readRules().map(({ id }) => id));
  for (const area of wanted.length > 0 ? wanted : Object.keys(AREAS)) {
    const began = Date.now();
    const faults = faultsIn(await mutate(area, AREAS[area]!, words.includes('--force')));
    const row = mutationRow(area, faults, dayAt(new Date(), 'UTC'));
    const before = readTable('mutation').find(([name]) => name === area)?.[4];
    writeTable('noticed', area, noticedRows(area, faults, known));
    writeTable('mutation', area, [row]);
    const [, count, noticed, , percent] = row;
    console.log(
      `${area}: ${noticed} of ${count} faults noticed, ${percent} %${before ? ` (before ${before} %)` : ''}, in ${Math.round((Date.now() - began) / 1000)} s`,
    );
  }
}

if (words.includes('--by-hand') || words.includes('--dear')) await import('./mutate/by-hand');
else await runAreas();
