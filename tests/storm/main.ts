import { parseArgs } from 'node:util';
import { hasContainers, prepare } from './base';
import { conduct, type Result } from './conductor';
import { percentile } from './recoveries';
import { tableOf } from './table';
import { weathers } from './weather';

/**
 * `npm run storm -- --kills 100`: processes that sell are killed again and again, on both databases, while connections are
 * ended, clocks set, processes stopped and disks filled. TEST_DATABASE_URL names the server; without it the embedded database
 * is stormed alone. Ends with 1 when an invariant was broken or recovery took too long.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1000' }, only: { type: 'string' } },
});
const postgres = process.env['TEST_DATABASE_URL'] || null;
/** Of ninety-five in a hundred. */
const TAKEN_UP_MS = 30_000;
const LETTERS_MS = 60_000;

if (!postgres) console.log('TEST_DATABASE_URL is not set: PostgreSQL is not stormed.');
const mayContain = hasContainers();
if (!mayContain) console.log('No namespaces can be had here: nothing is the first process of a container.');

const base = await prepare(postgres);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    base.remove();
    process.exit(1);
  });
const results: Result[] = [];
try {
  for (const weather of weathers(Number(values.kills))) {
    if (weather.on === 'postgres' && !postgres) continue;
    if (weather.inContainers && !mayContain) continue;
    if (values.only && !`${weather.on}: ${weather.name}`.includes(values.only)) continue;
    const result = await conduct(base, weather);
    results.push(result);
    for (const violation of result.violations) console.log(violation);
    console.log(`${tableOf([result]).split('\n')[1]}`);
  }
} finally {
  base.remove();
}
console.log(`\n${tableOf(results)}`);

const sorted = (kind: 'recoveries' | 'letters') =>
  results.flatMap((result) => result[kind]).sort((a, b) => a - b);
const isWell =
  results.every(({ violations }) => violations.length === 0) &&
  (percentile(sorted('recoveries'), 95) ?? 0) <= TAKEN_UP_MS &&
  (percentile(sorted('letters'), 95) ?? 0) <= LETTERS_MS;
process.exit(isWell ? 0 : 1);
