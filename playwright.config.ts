import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';

/** Journeys drive the built product in a real browser: `npm run build` first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.journey.ts',
  outputDir: '.tmp/journeys',
  globalSetup: './tests/support/setup.ts',
  fullyParallel: true,
  workers: 2,
  // What fails once and then passes is called flaky at the end, and is looked at. Watching every step of every journey
  // would cost a quarter of the time, so it is done for the second try alone.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    headless: true,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
