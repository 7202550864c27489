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
  // What fails once has failed: what wavers is mended at its cause. `npm run test:journeys -- FILE --repeat-each 5` looks
  // for it, and `--trace on` shows every step, which would cost a quarter of the time of all of them.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    headless: true,
    // Without a graphics card, what moves is half of what drawing a page costs; no journey looks at motion.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
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
