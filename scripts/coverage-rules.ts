import { mutantsOf } from './mutate/areas';
import { citingFiles, testsAmong } from './rules/files';
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
import { FAMILIES, readNotes, readRules, readThreshold, type Rule, writeThreshold } from './rules/tables';
import { namedIn } from './rules/titles';

/**
 * `npm run coverage:rules`: how far each area's rules are proven, partly proven, only named by a test, or not built.
 * `--missing` lists all but the proven ones; `--tighten` writes what is better than before. Ends with an error where less is proven than `docs/rules/threshold.json` asks.
 */
const rules = readRules();
const threshold = readThreshold();
const mutants = await mutantsOf([]);
const noticed = mutants.filter(({ survives }) => !survives);
const evidence: Evidence = {
  broken: new Set(noticed.flatMap(({ breaks }) => breaks)),
  named: namedIn(testsAmong(citingFiles()).map(({ text }) => text)),
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
    const standing = standingOf(rule.id, evidence);
    if (standing === 'proven') continue;
    const why = note(rule);
    console.log(`   ${rule.id}  ${standing}: ${rule.text}${why ? ` (${why})` : ''}`);
  }
}
const all = count(rules, evidence);
line('all', all);

const killed = mutants.length === 0 ? 100 : Math.floor((noticed.length * 100) / mutants.length);
console.log(
  `${provenPercent(all)} % of what is built is proven; ${noticed.length} of ${mutants.length} faults are noticed (--missing lists what is not proven)`,
);

if (process.argv.includes('--tighten')) writeThreshold(tightened(threshold, rules, evidence));

const short = [
  ...shortcomings(rules, evidence, threshold),
  ...(killed < threshold.leastKilledPercent
    ? [`${killed} % of the faults are noticed, ${threshold.leastKilledPercent} % at least`]
    : []),
];
for (const reason of short) console.error(reason);
process.exitCode = short.length === 0 ? 0 : 1;
