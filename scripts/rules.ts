import { amendmentsMissing } from './rules/amended';
import { citationsIn } from './rules/citations';
import { citingFiles, testsAmong } from './rules/files';
import { readDocuments, readNotes, readRules, readThreshold, type Rule } from './rules/tables';
import { isCrowded, titlesIn } from './rules/titles';

/**
 * Every rule that code, tests or documents cite has a text in `docs/rules`, every text is cited, and a rule and the decision that
 * amends it name each other. `--crowded` lists the
 * titles of tests that name more than two.
 */
const files = citingFiles();
const rules = readRules();
const citations = citationsIn(files);
const texts = new Set(rules.map(({ id }) => id));
const cited = new Set(citations.map(({ id }) => id));
const notBuilt = readNotes('not-built');

const idle = rules.filter(({ id }) => !cited.has(id) && !notBuilt.has(id));
/** What screens say and do may be there before anything cites it. */
const mayBeIdle = ({ family }: Rule) => family === 'requirements' || family === 'messages';
const crowded = testsAmong(files).flatMap(({ path, text }) =>
  titlesIn(text)
    .filter(isCrowded)
    .map((title) => `${path}  ${title}`),
);
const { mostCrowdedTitles } = readThreshold();
const isTooMany = crowded.length > mostCrowdedTitles;

const found = [
  ...citations.filter(({ id }) => !texts.has(id)).map(({ id, where }) => `${where}  ${id} has no text`),
  ...idle.filter((rule) => !mayBeIdle(rule)).map(({ id }) => `docs/rules  nothing cites ${id}`),
  ...amendmentsMissing(rules, readDocuments()),
  ...(isTooMany ? [`${crowded.length} titles name more than two rules, ${mostCrowdedTitles} at most`] : []),
];
for (const line of found) console.error(line);
if (isTooMany || process.argv.includes('--crowded')) for (const title of crowded) console.log(title);
for (const { id, text } of idle.filter(mayBeIdle)) console.log(`Nothing cites ${id}: ${text}`);
console.log(
  `${texts.size} rules, ${citations.length} citations, ${crowded.length} titles that name more than two; ${found.length} things are wrong.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
