import { runAll, type Step } from './lib/run';
import { sources } from './lib/sources';
import { browsers, checks, journeys, script, tests } from './lib/steps';

/**
 * `npm test`: everything that must pass, two steps at a time. `npm run test:all` leaves nothing to what was proven before:
 * both databases whole, every product taken away, every story in every theme.
 */
const isAll = process.argv.includes('--all');
const postgres = process.env['TEST_DATABASE_URL'];
if (!postgres) console.log('TEST_DATABASE_URL is not set: the server tests run on the embedded database.');

/**
 * What the embedded database does otherwise than a server: one connection, jobs, recovery, seeding, what ends with time. These
 * run on it beside PostgreSQL, where there is one; without, everything does. Tests that open the embedded one themselves
 * have done so in either case.
 */
const differs = ['db', 'jobs', 'backup', 'cli', 'retention', 'demo', 'booking']
  .flatMap((room) => [...sources(`server/${room}`)])
  .filter(
    ({ path, text }) =>
      /^server\/(booking\/[^/]+|(?!booking).*)\.test\.ts$/.test(path) && /\btest(Db|Server)\b/.test(text),
  )
  .map(({ path }) => path);
const onEmbedded = (step: Step): Step => ({ ...step, env: { TEST_DATABASE_URL: '' } });
const server: Step[] = [
  ...(postgres ? [tests('server tests on PostgreSQL', ['server'])] : []),
  onEmbedded(
    postgres && !isAll
      ? tests('server tests of what differs, on the embedded database', ['server'], differs)
      : tests('server tests on the embedded database', ['server']),
  ),
];

// What takes longest goes first, so that both lanes end together.
const steps: Step[] = [
  script('build', 'scripts/build.ts'),
  ...checks(),
  journeys,
  ...(isAll ? [browsers] : []),
  ...server,
  { ...tests('stories with axe', ['stories']), ...(isAll && { env: { STORIES: 'all' } }) },
  tests('unit and page tests', ['unit*', 'page*']),
  {
    ...script('products removed, new plugins written', 'tests/removal/main.ts', ...(isAll ? ['--all'] : [])),
    needs: ['types'],
  },
  script('faults put in and noticed', 'scripts/mutate.ts', '--dear'),
  script('rules proven', 'scripts/coverage-rules.ts'),
];

const failed = await runAll(steps, { atOnce: 2 });
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
