import { mutantsOf } from './mutate/faults';
import { rulesNoticed } from './mutate/noticed';
import { citingFiles, isOfTests, testsAmong } from './rules/files';
import {
  count,
  type Count,
  type Evidence,
  provenPercent,
  shortcomings,
  STANDINGS,
  standingOf,
  tightened,
} from './rules/standing';
import { mentionsIn } from './rules/mentions';
import {
  FAMILIES,
  readCalls,
  readConstants,
  readNotes,
  readRules,
  readThreshold,
  readWords,
  type Rule,
  writeThreshold,
} from './rules/tables';
import { namedIn } from './rules/titles';

/**
 * `npm run coverage:rules`: how far each area's rules are proven, partly proven, only named by a test, or not built; of how many
 * constants, messages and calls a test would notice that they are others.
 * `--missing` lists all but the proven ones; `--tighten` writes what is better than before. Ends with an error where less is proven than `docs/rules/threshold.json` asks.
 */
const rules = readRules();
const threshold = readThreshold();
const mutants = mutantsOf([]);
const killedOnes = mutants.filter(({ survives }) => !survives);
const noticed = new Map<string, number>();
// Those that Stryker makes prove that a rule is tested, and not which clause of it: they count as one.
for (const id of [...killedOnes.flatMap(({ breaks }) => breaks), ...new Set(rulesNoticed())])
  noticed.set(id, (noticed.get(id) ?? 0) + 1);
const files = citingFiles();
const evidence: Evidence = {
  noticed,
  named: namedIn(testsAmong(files).map(({ text }) => text)),
  partly: readNotes('partly'),
  notBuilt: readNotes('not-built'),
};

const isMissingAsked = process.argv.includes('--missing');
const line = (name: string, counted: Count) => {
  const figures = STANDINGS.map((standing) => `${String(counted[standing]).padStart(4)} ${standing}`);
  console.log(`${name.padEnd(16)} ${figures.join('  ')}`);
};
const note = ({ id }: Rule) => evidence.notBuilt.get(id) ?? evidence.partly.get(id);

/** The requirements by area, each other family as a whole. */
const groups = new Map<string, Rule[]>();
for (const rule of rules) {
  const name = rule.family === FAMILIES[0] ? rule.area : rule.family;
  groups.set(name, [...(groups.get(name) ?? []), rule]);
}
for (const [name, own] of groups) {
  line(name, count(own, evidence));
  if (!isMissingAsked) continue;
  for (const rule of own) {
    const standing = standingOf(rule, evidence);
    if (standing === 'proven') continue;
    const why = note(rule) ?? `${noticed.get(rule.id) ?? 0} of ${rule.clauses} clauses`;
    console.log(`   ${rule.id}  ${standing}: ${rule.text} (${why})`);
  }
}
const all = count(rules, evidence);
line('all', all);

const killed = mutants.length === 0 ? 100 : Math.floor((killedOnes.length * 100) / mutants.length);
console.log(
  `${provenPercent(all)} % of what is built is proven; ${killedOnes.length} of ${mutants.length} faults are noticed (--missing lists what is not proven)`,
);

const expecting = mentionsIn(files.filter(({ path }) => isOfTests(path)));
const proven = new Set(rules.filter((rule) => standingOf(rule, evidence) === 'proven').map(({ id }) => id));
const constants = readConstants();
const loose = constants.filter(({ rule }) => !proven.has(rule));
const words = readWords();
const unsaid = words.filter(({ words: said }) => !expecting.says(said));
const calls = readCalls();
const uncalled = calls.filter(({ path }) => !expecting.calls(path));
console.log(
  `${constants.length - loose.length} of ${constants.length} constants stand in a proven rule, ` +
    `the words of ${words.length - unsaid.length} of ${words.length} messages and ${calls.length - uncalled.length} of ${calls.length} calls in a test`,
);
if (isMissingAsked) {
  for (const { name, rule } of loose) console.log(`   ${name}: ${rule}`);
  for (const { id, words: said } of unsaid) console.log(`   ${id}  no test expects: ${said}`);
  for (const { method, path } of uncalled) console.log(`   no test calls ${method} ${path}`);
}

if (process.argv.includes('--tighten')) writeThreshold(tightened(threshold, rules, evidence));

const short = [
  ...shortcomings(rules, evidence, threshold),
  ...(killed < threshold.leastKilledPercent
    ? [`${killed} % of the faults are noticed, ${threshold.leastKilledPercent} % at least`]
    : []),
  ...(unsaid.length > threshold.mostUnsaid
    ? [`No test expects the words of ${unsaid.length} messages, ${threshold.mostUnsaid} at most`]
    : []),
  ...(uncalled.length > threshold.mostUncalled
    ? [`No test has the path of ${uncalled.length} calls, ${threshold.mostUncalled} at most`]
    : []),
];
for (const reason of short) console.error(reason);
process.exitCode = short.length === 0 ? 0 : 1;
