import { globSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, matchesGlob } from 'node:path';
import {
  defineConfig,
  type TestProjectConfiguration,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { faultsOf } from './scripts/mutate/put-in.ts';
import { plugins as ofEveryBuild, resolve, root } from './vite.config.ts';

const plugins = () => [faultsOf(root), ...ofEveryBuild()];

/** All of them: left to itself the runner keeps one back, which is half of a small machine. */
const maxWorkers = availableParallelism();

const hostTests = [
  'server',
  'plugins/*/server',
  'plugins/*/face',
  ...globSync('plugins/*/connector.ts').map((file) => dirname(file)),
  'scripts/new-plugin/bookable/server',
  'tests/lounge/server',
].map((folder) => `${folder}/**/*.test.ts`);

const filesOf = (folders: readonly string[], ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `${folder}/${file}`),
  );
const says = (file: string, what: RegExp) => what.test(readFileSync(file, 'utf8'));
/** What replaces modules must not meet them loaded by another file. */
const isAlone = (file: string) => says(file, /vi\.(mock|doMock|resetModules)\(/);
/** Such a file joins those that draw: a page takes longer to make than all of it takes to run. */
const needsPage = (file: string) => says(file, /@vitest-environment jsdom/);
/** Loading what they test takes longer than most files; a worker does it once, but for those that have to be alone. */
const inTwo = (name: string, files: string[], test: TestProjectInlineConfiguration['test']) =>
  [false, true].map((alone) => ({
    test: {
      ...test,
      name: alone ? `${name}-alone` : name,
      testTimeout: 30_000,
      isolate: alone,
      include: files.filter((file) => isAlone(file) === alone),
    },
  }));

/**
 * What decides is tested without a page; a file that needs one after all says so at its top. Whatever the host does not
 * run, wherever it stands: no test is left out by its folder.
 */
const decides = filesOf(['core', 'themes', 'plugins', 'scripts', 'tests'], '.test.ts').filter(
  (file) => !hostTests.some((pattern) => matchesGlob(file, pattern)),
);
const unit = inTwo(
  'unit',
  decides.filter((file) => !needsPage(file)),
  { environment: 'node' },
);

/** What is drawn, in a page that is only imagined. */
const page = inTwo(
  'page',
  [
    ...filesOf(['core', 'themes', 'plugins', 'scripts/new-plugin/bookable', 'tests/lounge'], '.test.tsx'),
    ...decides.filter(needsPage),
  ],
  { environment: 'jsdom', setupFiles: ['core/testing/setup.ts'] },
);

const server: TestProjectConfiguration = {
  test: {
    name: 'server',
    environment: 'node',
    // Loading the server and warming up the embedded database takes longer than most files; a worker does it once.
    isolate: false,
    include: hostTests,
    globalSetup: ['server/testing/templates.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

/** Starts Storybook's own server, so it is made only when the stories are asked for. */
async function stories(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  const { findBrowser } = await import('./scripts/browser.ts');
  const { sentenceOf, sweptHere } = await import('./scripts/stories/swept.ts');
  const told = filesOf(['.storybook', 'core', 'plugins', 'themes'], '.stories.tsx');
  const sweep = sweptHere(told, process.env['STORIES'] === 'all');
  console.log(sentenceOf(sweep, told));
  const launchOptions = {
    executablePath: await findBrowser(),
    // The browser that comes with the package would round the advance of each letter, and boxes around words with it.
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
  };
  return {
    extends: false,
    plugins: [...plugins(), await storybookTest({ configDir: '.storybook' })],
    resolve,
    test: {
      name: 'stories',
      maxWorkers,
      // Loading the screens takes longer than most files; a page does it once.
      isolate: false,
      setupFiles: ['.storybook/test/setup.ts'],
      provide: { swept: sweep.files },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

const wantsStories = process.argv.some((argument) => /(^|=)stories$|\.stories\./.test(argument));

export default defineConfig({
  plugins: plugins(),
  resolve,
  test: {
    maxWorkers,
    // What was transformed would be kept, although a catalog, a plugin of ours or a fault that is put in has changed it.
    fsModuleCache: false,
    projects: [...unit, ...page, server, ...(wantsStories ? [await stories()] : [])],
  },
});
