import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { plugins, resolve } from './vite.config.ts';

const browserSide = {
  plugins: plugins(),
  resolve,
} satisfies TestProjectConfiguration;

/** What decides is tested without a page; a file that needs one after all says so at its top. */
const unit: TestProjectConfiguration = {
  ...browserSide,
  test: {
    name: 'unit',
    testTimeout: 30_000,
    environment: 'node',
    include: [
      'core/**/*.test.ts',
      'themes/**/*.test.ts',
      'scripts/**/*.test.ts',
      'plugins/*.test.ts',
      'plugins/*/*.test.ts',
      'plugins/*/web/**/*.test.ts',
      'tests/visual/**/*.test.ts',
    ],
  },
};

/** What is drawn, in a page that is only imagined. */
const page: TestProjectConfiguration = {
  ...browserSide,
  test: {
    name: 'page',
    testTimeout: 30_000,
    environment: 'jsdom',
    include: ['{core,themes,plugins}/**/*.test.tsx'],
    setupFiles: ['core/testing/setup.ts'],
  },
};

const server: TestProjectConfiguration = {
  plugins: plugins(),
  resolve,
  test: {
    name: 'server',
    environment: 'node',
    include: ['server/**/*.test.ts', 'plugins/*/server/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

/** Starts Storybook's own server, so it is made only when the stories are asked for. */
async function stories(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  const { findBrowser } = await import('./scripts/browser.ts');
  const launchOptions = {
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  };
  return {
    plugins: [...plugins(), await storybookTest({ configDir: '.storybook' })],
    resolve,
    test: {
      name: 'stories',
      setupFiles: ['.storybook/test/setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

const wantsStories = process.argv.some((argument) => argument.includes('stories'));

export default defineConfig({
  test: { projects: [unit, page, server, ...(wantsStories ? [await stories()] : [])] },
});
