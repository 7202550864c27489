import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { namedIn } from './lib/rules';

const rules = readFileSync('tests/rules/rules.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string]);

function* tests(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* tests(path);
    else if (/\.(test|stories|journey)\.tsx?$/.test(entry.name)) yield path;
  }
}

const named = namedIn(
  ['core', 'plugins', 'server', 'themes', 'scripts', 'tests']
    .flatMap((folder) => [...tests(folder)])
    .map((path) => readFileSync(path, 'utf8')),
);
const areas = new Map<string, typeof rules>();
for (const rule of rules) areas.set(rule[1], [...(areas.get(rule[1]) ?? []), rule]);

const verbose = process.argv.includes('--missing');
let proven = 0;
for (const [area, own] of [...areas].sort()) {
  const missing = own.filter(([id]) => !named.has(id));
  proven += own.length - missing.length;
  console.log(
    `${area.padEnd(16)} ${String(own.length - missing.length).padStart(4)} of ${String(own.length).padStart(4)}`,
  );
  if (verbose) for (const [id, , text] of missing) console.log(`   ${id}  ${text}`);
}
console.log(
  `${'all'.padEnd(16)} ${String(proven).padStart(4)} of ${String(rules.length).padStart(4)}  rules are named by a test (--missing lists the others)`,
);
