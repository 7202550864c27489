import { readFile } from 'node:fs/promises';
import { NEW_PASSWORD, newClient } from '../support/account';
import { signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { logIn, WORDS } from '../support/traveller';

const words = WORDS.en;
const SIZES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const;

for (const { name, viewport } of SIZES)
  journey.describe(`on a ${name}`, () => {
    journey.use({ locale: words.locale, viewport });

    journey(
      'a traveller takes the own data along, deletes the account, and it opens no more',
      async ({ page, site }) => {
        // A wrong password, and the login that is tried afterwards.
        allow('401');
        allow('422');
        const origin = site.origin('bluefjord');
        const traveller = `leaver.${name}@bluefjord.example`;
        await newClient(origin, 'Lea Leaver', traveller);
        await signedIn(page, origin, traveller, NEW_PASSWORD);
        await page.goto(`${origin}/profile/data`);

        const coming = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download my data' }).click();
        const file = await coming;
        expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
        const data = JSON.parse(await readFile((await file.path())!, 'utf8')) as {
          profile: { email: string };
        };
        expect(data.profile.email).toBe(traveller);

        await page.getByRole('button', { name: 'Delete my account' }).click();
        const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
        await expect(dialog.getByRole('heading', { name: 'Deleted immediately' })).toBeVisible();
        const remove = dialog.getByRole('button', { name: 'Delete my account' });
        await dialog.locator('input[name="password"]').fill('Not_The_Password_1');
        await remove.click();
        await expect(dialog.getByRole('alert').first()).toBeVisible();
        await dialog.locator('input[name="password"]').fill(NEW_PASSWORD);
        await remove.click();
        await expect(page.getByText('Your account has been deleted')).toBeVisible();

        await page.goto(`${origin}/login`);
        await logIn(page, words, traveller, NEW_PASSWORD);
        await expect(page.getByRole('alert').first()).toBeVisible();
        await expect(page).toHaveURL(`${origin}/login`);
      },
    );
  });
