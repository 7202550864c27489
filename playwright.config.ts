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
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    headless: true,
    trace: 'retain-on-failure',
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
