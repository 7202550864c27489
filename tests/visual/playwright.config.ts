import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser';

const PORT = 5169;

/**
 * Pictures of the library's stories, compared with the stored ones: `npm run visual`. Chromium's versions smooth
 * letters and curves differently, so the comparison forgives small differences of colour and a share of the pixels;
 * boxes and colours are compared exactly by the stories' own test, in `npm test`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' },
  },
  reporter: [['list']],
  outputDir: '../../test-results/visual',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
    },
  },
  webServer: {
    command: `node tests/visual/serve.mjs dist/storybook ${PORT}`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/index.json`,
    reuseExistingServer: false,
  },
});
