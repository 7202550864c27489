import { type Mutant, mutantsOf } from './faults';
import { readThreshold } from '../rules/tables';
import { createRunner, type Verdict } from './runner';

/** Below it a run fails. */
const LEAST_PERCENT = readThreshold().leastKilledPercent;

/**
 * `npm run mutate -- --by-hand booking pricing`: puts each fault of these areas into the code, one after the other, and asks its test
 * to notice. `--dear`: only the dozen of `npm test`.
 */
const wanted = process.argv.slice(2);
const isDearOnly = wanted.includes('--dear');
const mutants = mutantsOf(wanted.filter((word) => !word.startsWith('--'))).filter(
  ({ isDear }) => !isDearOnly || isDear,
);

const runner = await createRunner();
const began = Date.now();
const tests = [...new Set(mutants.map(({ test }) => test))];
const unsound: string[] = [];
for (const test of tests) {
  const verdict = await runner.judge(test, []);
  if (verdict.kind !== 'survived')
    unsound.push(`${test}: ${verdict.kind === 'killed' ? verdict.by : verdict.why}`);
}
if (unsound.length > 0) {
  await runner.close();
  console.error(`These tests fail without any fault:\n${unsound.join('\n')}`);
  process.exit(1);
}

const ended: { mutant: Mutant; verdict: Verdict }[] = [];
// Those of one test follow each other: what it loads stays warm.
const byTest = [...mutants].sort((a, b) => tests.indexOf(a.test) - tests.indexOf(b.test));
for (const mutant of byTest) {
  const verdict = await runner.judge(mutant.test, [mutant]);
  ended.push({ mutant, verdict });
  if (verdict.kind !== 'killed')
    console.log(
      `${mutant.area}: ${mutant.name}: ${verdict.kind}${verdict.kind === 'broken' ? `: ${verdict.why}` : ''}${mutant.survives ? ` (known: ${mutant.survives})` : ''}`,
    );
  else if (process.argv.includes('--verbose')) console.log(`${mutant.area}: ${mutant.name}: ${verdict.by}`);
}
await runner.close();

const rate = (of: typeof ended) => {
  const killed = of.filter(({ verdict }) => verdict.kind === 'killed').length;
  return { killed, percent: of.length === 0 ? 100 : Math.floor((killed * 100) / of.length) };
};
const areas = [...new Set(mutants.map(({ area }) => area))].sort();
for (const area of areas) {
  const own = ended.filter(({ mutant }) => mutant.area === area);
  const { killed, percent } = rate(own);
  console.log(
    `${area.padEnd(20)} ${String(killed).padStart(4)} of ${String(own.length).padStart(4)}  ${percent} %`,
  );
}
const all = rate(ended);
console.log(
  `${'all'.padEnd(20)} ${String(all.killed).padStart(4)} of ${String(ended.length).padStart(4)}  ${all.percent} % of the faults were noticed, in ${Math.round((Date.now() - began) / 1000)} s`,
);
const unexplained = ended.filter(
  ({ mutant, verdict }) => verdict.kind === 'broken' || (verdict.kind === 'survived' && !mutant.survives),
);
// Said outright: the runner's failed tests have left their own exit code.
process.exit(unexplained.length > 0 || all.percent < LEAST_PERCENT ? 1 : 0);
