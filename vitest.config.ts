import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { plugins, resolve } from './vite.config.ts';

const unit: TestProjectConfiguration = {
  plugins: plugins(),
  resolve,
  test: {
    name: 'unit',
    testTimeout: 30_000,
    environment: 'jsdom',
    include: [
      'core/**/*.test.{ts,tsx}',
      'themes/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'plugins/*.test.{ts,tsx}',
      'plugins/*/*.test.{ts,tsx}',
      'plugins/*/web/**/*.test.{ts,tsx}',
      'tests/visual/**/*.test.ts',
    ],
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
  test: { projects: [unit, server, ...(wantsStories ? [await stories()] : [])] },
});
