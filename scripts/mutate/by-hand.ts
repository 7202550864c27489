import { type Mutant, mutantsOf } from './faults';
import { changedLately } from '../stories/since';
import { readThreshold } from '../rules/tables';
import { createRunner, type Verdict } from './runner';

/** Below it a run fails. */
const LEAST_PERCENT = readThreshold().leastKilledPercent;

/** What `npm test` gives the faults: what is over then is left for another run. */
const DEAR_MS = 60_000;

/**
 * `npm run mutate -- --by-hand booking pricing`: puts each fault of these areas into the code, one after the other, and asks its test
 * to notice. `--dear`: those of `npm test`, the dozen dearest and then, for a minute in all, those of the files that were changed
 * since the last release, the last changed first.
 */
const wanted = process.argv.slice(2);
const isDearOnly = wanted.includes('--dear');
const known = mutantsOf(wanted.filter((word) => !word.startsWith('--')));
const changed = isDearOnly ? changedLately() : [];
const mutants = isDearOnly
  ? [
      ...known.filter(({ isDear }) => isDear),
      // Of few, one that is known to survive would already be too large a share.
      ...changed.flatMap((path) =>
        known.filter(({ file, isDear, survives }) => file === path && !isDear && !survives),
      ),
    ]
  : known;

const runner = await createRunner();
const began = Date.now();
const unsound: string[] = [];
const ended: { mutant: Mutant; verdict: Verdict }[] = [];

async function isSound(test: string): Promise<boolean> {
  const verdict = await runner.judge(test, []);
  if (verdict.kind === 'survived') return true;
  unsound.push(`${test}: ${verdict.kind === 'killed' ? verdict.by : verdict.why}`);
  return false;
}

async function put(mutant: Mutant): Promise<void> {
  const verdict = await runner.judge(mutant.test, [mutant]);
  ended.push({ mutant, verdict });
  if (verdict.kind !== 'killed')
    console.log(
      `${mutant.area}: ${mutant.name}: ${verdict.kind}${verdict.kind === 'broken' ? `: ${verdict.why}` : ''}${mutant.survives ? ` (known: ${mutant.survives})` : ''}`,
    );
  else if (process.argv.includes('--verbose')) console.log(`${mutant.area}: ${mutant.name}: ${verdict.by}`);
}

// Those of one test follow each other: what it loads stays warm.
for (const test of new Set(mutants.map((mutant) => mutant.test))) {
  const own = mutants.filter((mutant) => mutant.test === test);
  const isLeft = () => isDearOnly && Date.now() - began > DEAR_MS;
  if (isLeft() && !own.some(({ isDear }) => isDear)) break;
  if (!(await isSound(test))) continue;
  for (const mutant of own) if (mutant.isDear || !isLeft()) await put(mutant);
}
await runner.close();
if (unsound.length > 0) {
  console.error(`These tests fail without any fault:\n${unsound.join('\n')}`);
  process.exit(1);
}

const rate = (of: typeof ended) => {
  const killed = of.filter(({ verdict }) => verdict.kind === 'killed').length;
  return { killed, percent: of.length === 0 ? 100 : Math.floor((killed * 100) / of.length) };
};
const areas = [...new Set(ended.map(({ mutant }) => mutant.area))].sort();
for (const area of areas) {
  const own = ended.filter(({ mutant }) => mutant.area === area);
  const { killed, percent } = rate(own);
  console.log(
    `${area.padEnd(20)} ${String(killed).padStart(4)} of ${String(own.length).padStart(4)}  ${percent} %`,
  );
}
const all = rate(ended);
console.log(
  `${'all'.padEnd(20)} ${String(all.killed).padStart(4)} of ${String(ended.length).padStart(4)}  ${all.percent} % of the faults were noticed, in ${Math.round((Date.now() - began) / 1000)} s${isDearOnly ? `; ${mutants.length - ended.length} more of what has changed are left` : ''}`,
);
const unexplained = ended.filter(
  ({ mutant, verdict }) => verdict.kind === 'broken' || (verdict.kind === 'survived' && !mutant.survives),
);
// Said outright: the runner's failed tests have left their own exit code.
process.exit(unexplained.length > 0 || all.percent < LEAST_PERCENT ? 1 : 0);
