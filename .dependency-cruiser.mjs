import { existsSync, readdirSync } from 'node:fs';

/**
 * Who may import whom: the walls between the houses, and the floors inside them.
 *
 * The floors, from the ground up: a room may need those before it, never one after it, at run time and for
 * types. Tests and stories may look at any room.
 */
const FLOORS = {
  core: [
    ...['contract', 'say'],
    ...['address', 'state', 'api', 'i18n', 'ui'],
    ...['tenant', 'session', 'currency', 'query', 'report'],
    ...['forms', 'plugin', 'places', 'fields', 'credentials', 'navigation', 'applications'],
    ...[
      'selling/client',
      'selling/search',
      'selling/results',
      'travelers',
      'selling/checkout',
      'selling/after-sale',
    ],
    ...['selling/bookable'],
    ...['account', 'shell', 'auth'],
    ...['office'],
    ...['first-paint', 'app'],
  ],
  server: [
    ...['error', 'config', 'db', 'pricing', 'ports', 'http', 'lines'],
    ...['tenancy', 'auth', 'files', 'reference'],
    ...[
      'jobs',
      'retention',
      'mail',
      'payment',
      'audit',
      'accounts',
      'identity',
      'selling/supplier',
      'selling/pictures',
      'backup',
      'plugin',
      'selling/letters',
      'selling/documents',
    ],
    ...[
      'booking',
      'attention',
      'searches',
      'selling/bookable',
      'profile',
      'log-names',
      'selling-services',
      'installed',
      'agency',
    ],
    ...['host', 'core-plugin', 'demo', 'announce', 'security'],
    ...['connectors', 'plugins', 'migrations', 'compose', 'start', 'cli', 'main'],
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

const PACKAGE = (name) => `(^|node_modules/)${name}(/|$)`;
const CONTRACT = '^core/contract/';
/** What browser and server both say: pure words and shapes. */
const SHARED = '^core/(contract|say)/';
/** Whoever sells through the products: `plugins/NAME/PRODUCT/` has what it brings for one. */
const CONNECTORS = readdirSync('plugins').filter((name) => existsSync(`plugins/${name}/connector.ts`));
const CONNECTOR = `^plugins/(?:${CONNECTORS.join('|')})/`;
const SERVER_SIDE = ['^plugins/[^/]+/(server|face)/', CONNECTOR];
const BROWSER_SIDE = '^plugins/[^/]+/(web/|(plugin|routes)\\.tsx?$)';

/** The walls between the houses, by what crosses them: from where to where nobody may look. */
const WALLS = {
  'core/contract imports only zod': [
    { path: CONTRACT, pathNot: TESTS },
    { pathNot: [CONTRACT, PACKAGE('zod')] },
  ],
  'core/say imports core/contract and Lingui only': [
    { path: '^core/say/', pathNot: TESTS },
    { pathNot: [SHARED, PACKAGE('@lingui/core')] },
  ],
  'core never imports plugins': [{ path: '^core/' }, { path: '^plugins/' }],
  'core never imports the server': [{ path: '^core/' }, { path: '^server/' }],
  'themes see core/contract only': [
    { path: '^themes/' },
    { path: '^(core|server|plugins)/', pathNot: CONTRACT },
  ],
  'server never imports plugins, except in server/plugins.ts and server/connectors.ts': [
    { path: '^server/', pathNot: ['^server/(plugins|connectors)\\.ts$', TESTS] },
    { path: '^plugins/' },
  ],
  'tests of the server see connectors alone': [
    { path: `^server/.*(${TESTS})` },
    { path: '^plugins/', pathNot: CONNECTOR },
  ],
  'server sees core/contract, core/say and core/first-paint only': [
    { path: '^server/' },
    { path: '^core/', pathNot: [SHARED, '^core/first-paint/'] },
  ],
  'a plugin never imports another plugin': [
    { path: '^plugins/([^/]+)/', pathNot: [CONNECTOR, TESTS] },
    { path: '^plugins/', pathNot: ['^plugins/$1/', '^plugins/(entries|registry|links)\\.ts$'] },
  ],
  'tests of a plugin see no other, but what connectors sell of it': [
    { path: '^plugins/([^/]+)/.*(' + TESTS + ')', pathNot: CONNECTOR },
    {
      path: '^plugins/',
      pathNot: ['^plugins/$1/', '^plugins/(entries|registry|links)\\.ts$', `${CONNECTOR}($1|testing)/`],
    },
  ],
  'a connector knows itself': [
    { path: `^plugins/(${CONNECTORS.join('|')})/[^/]+$` },
    { path: '^plugins/', pathNot: '^plugins/$1/' },
  ],
  'a connector sees of a product its face and its contract, and of other connectors nothing': [
    { path: `^plugins/(${CONNECTORS.join('|')})/([^/]+)/`, pathNot: TESTS },
    { path: '^plugins/', pathNot: ['^plugins/$1/', '^plugins/$2/(face/|contract(/|\\.ts$))'] },
  ],
  'tests of a connector see its product': [
    { path: `^plugins/(${CONNECTORS.join('|')})/([^/]+)/.*(${TESTS})` },
    { path: '^plugins/', pathNot: ['^plugins/$1/', '^plugins/$2/', '^plugins/entries\\.ts$'] },
  ],
  'a face sees its own contract and what suppliers are': [
    { path: '^plugins/([^/]+)/face/', pathNot: TESTS },
    {
      pathNot: [
        ...[CONTRACT, PACKAGE('zod'), '^plugins/$1/(face/|contract(/|\\.ts$))'],
        '^server/(error|ports|reference|selling/supplier|selling/bookable/samples)(/|\\.ts$)',
      ],
    },
  ],
  'web never imports server': [{ path: BROWSER_SIDE }, { path: [...SERVER_SIDE, '^server/'] }],
  'server never imports web': [{ path: SERVER_SIDE }, { path: [BROWSER_SIDE, '^core/'], pathNot: SHARED }],
  'what a plugin says on screens and in letters imports contracts, core/say and Lingui only': [
    { path: '^plugins/([^/]+)/say/', pathNot: TESTS },
    { pathNot: [SHARED, PACKAGE('@lingui/core'), '^plugins/$1/(say/|contract(/|\\.ts$))'] },
  ],
  'a plugin contract sees zod and core/contract only': [
    { path: '^plugins/([^/]+)/contract(/|\\.ts$)', pathNot: TESTS },
    { pathNot: [CONTRACT, PACKAGE('zod'), '^plugins/$1/contract(/|\\.ts$)'] },
  ],
};
const wallRules = Object.entries(WALLS).map(([name, [from, to]]) => ({ name, severity: 'error', from, to }));

export default {
  forbidden: [
    ...wallRules,
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
    doNotFollow: { path: ['node_modules', '\\.po$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'default', 'types'],
    },
  },
};
