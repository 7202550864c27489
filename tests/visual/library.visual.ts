import { expect, test } from '@playwright/test';
import { PICTURED } from './stories';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

for (const story of PICTURED) {
  for (const [name, viewport] of Object.entries(SIZES)) {
    for (const mode of ['light', 'dark']) {
      test(`${story}, ${name}, ${mode}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(`/iframe.html?viewMode=story&id=${story}&globals=mode:${mode}`);
        await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor();
        await page.locator('#storybook-root > *').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${story}-${name}-${mode}.png`, { fullPage: true });
      });
    }
  }
}
