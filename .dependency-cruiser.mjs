/**
 * The floors of the house, from the ground up: a room may need those before it, never one after it, at run time and for
 * types. Tests and stories may look at any room.
 */
const FLOORS = {
  core: [
    ...['contract', 'say'],
    ...['address', 'state', 'api', 'i18n', 'ui'],
    ...['tenant', 'session', 'currency', 'query', 'report'],
    ...['plugin', 'places', 'credentials', 'navigation'],
    ...['search', 'results', 'travelers', 'booking-for', 'checkout', 'booking'],
    ...['account', 'shell', 'auth'],
    ...['first-paint', 'app'],
  ],
  server: [
    ...['error', 'process-mark', 'csv', 'secret-box', 'demo-accounts', 'demo-mode', 'secrets', 'config'],
    ...['db', 'pricing', 'ports', 'http'],
    ...['tenancy', 'auth', 'files', 'reference', 'logo'],
    ...['jobs', 'mail', 'payment', 'audit', 'accounts', 'identity', 'supplier', 'plugin', 'pdf'],
    ...['booking', 'searches', 'profile', 'log-names', 'desk', 'agency'],
    ...['host', 'core-plugin', 'demo', 'announce', 'security'],
    ...['plugins', 'migrations', 'compose', 'start', 'cli', 'main'],
  ],
};

/** A room is a folder, or one file that stands alone. */
const inside = (house, rooms) => `^${house}/(${rooms.join('|')})(/|\\.tsx?$)`;

/** What tests a room may look at any other. */
const TESTS = '\\.(test|stories|test-d)\\.tsx?$|/testing/';

const floorRules = Object.entries(FLOORS).flatMap(([house, rooms]) =>
  rooms.slice(0, -1).map((room, at) => ({
    name: `${house}/${room} looks up`,
    severity: 'error',
    from: { path: inside(house, [room]), pathNot: TESTS },
    to: { path: inside(house, [...rooms.slice(at + 1), 'testing']) },
  })),
);

const strangers = Object.entries(FLOORS).map(([house, rooms]) => ({
  name: `a room of ${house} without a floor`,
  severity: 'error',
  from: { path: `^${house}/`, pathNot: [inside(house, [...rooms, 'testing']), TESTS] },
  to: {},
}));

export default {
  forbidden: [
    ...floorRules,
    ...strangers,
    {
      name: 'files in a circle at run time',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'], pathNot: TESTS } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '\\.po'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'default', 'types'],
    },
  },
};
