import type { Page } from '@playwright/test';
import { NEW_PASSWORD, newAgency } from '../support/account';
import { signedIn } from '../support/api';
import { nextCall } from '../support/calls';
import { expect, journey } from '../support/journey';
import { dayIn, logIn, openResults, WORDS } from '../support/traveller';

const words = WORDS.en;
journey.use({ locale: words.locale, viewport: { width: 1440, height: 900 } });

const OWNER = 'nora@slow.example';
const HEADING = 'Slow journeys for curious people';
const SUB_HEADING = 'Trains, boats and small hotels, planned by people who went there.';

/** A picture of this size, drawn by the page. */
const pictureOf = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide!;
      canvas.height = high!;
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#7a2e8f';
      context.fillRect(0, 0, wide! / 2, high!);
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(address.split(',')[1]!, 'base64');
};

const openPanel = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

journey(
  'an owner logs in for the first time and leaves with a branded site',
  async ({ page, browser, site }) => {
    journey.setTimeout(120_000);
    const origin = await newAgency(site.origin(''), {
      ...{ agencyName: 'Slow Journeys', subdomain: 'slow-journeys', owner: 'Nora Lie', email: OWNER },
    });
    await journey.step('R074: the first login leads to the website’s settings', async () => {
      await page.goto(`${origin}/login`);
      await logIn(page, words, OWNER, NEW_PASSWORD);
      await expect(page).toHaveURL(`${origin}/settings/website`);
    });

    await openPanel(page, 'Brand');
    await page.getByRole('textbox', { name: 'Primary color', exact: true }).fill('#7a2e8f');
    await page.getByRole('combobox', { name: 'Typeface' }).selectOption('Lora');
    const logo = (name: string) => page.getByLabel(name).and(page.locator('input'));
    const png = { name: 'logo.png', mimeType: 'image/png' };
    await journey.step('R394: a logo of another kind, or of more than 8 MB, is refused', async () => {
      await logo('Main logo').setInputFiles({ ...png, buffer: Buffer.from('GIF89a') });
      await expect(page.getByText('Logo must be a JPEG, JPG or PNG image')).toBeVisible();
      await logo('Main logo').setInputFiles({ ...png, buffer: Buffer.alloc(8 * 1024 * 1024 + 1) });
      await expect(page.getByText('Maximum logo size is 8MB')).toBeVisible();
    });
    // Much wider than either shape: it stands whole in the frame.
    const wide = { ...png, buffer: await pictureOf(page, 800, 200) };
    for (const name of ['Main logo', 'Mobile logo']) {
      await logo(name).setInputFiles(wide);
      await page.getByRole('button', { name: 'Save picture' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(page.getByTestId('brand-preview').locator('img')).toHaveAttribute('src', /^\/files\//);

    await openPanel(page, 'Home page');
    const heading = page.getByRole('textbox', { name: 'Banner heading' });
    await journey.step(
      'R392: a heading is required, without spaces around it, and has 4 to 30 words',
      async () => {
        for (const [text, refusal] of [
          ['Too short a', 'Banner heading must be between 4 and 30 words'],
          [`Long${' long'.repeat(30)}`, 'Banner heading must be between 4 and 30 words'],
          [` ${HEADING}`, 'No leading or trailing spaces allowed'],
          ['', 'Banner heading is required'],
        ] as const) {
          await heading.fill(text);
          await page.getByRole('button', { name: 'Save changes' }).click();
          await expect(heading).toHaveAccessibleDescription(new RegExp(`^${refusal}`));
        }
        await heading.fill(HEADING);
      },
    );
    await page.getByRole('textbox', { name: 'Sub-heading' }).fill(SUB_HEADING);

    await openPanel(page, 'Contact');
    await page.getByRole('textbox', { name: 'Email' }).fill('nora@slow.example');

    await openPanel(page, 'Legal texts');
    await page.getByRole('button', { name: 'Paragraph', exact: true }).click();
    const written = 'We keep <b>nothing</b> that we do not **need**.';
    await page.getByRole('textbox', { name: 'Paragraph' }).last().fill(written);
    await journey.step('R391: what was changed is saved, and that is said', async () => {
      const [{ sent }] = await Promise.all([
        nextCall(page, '/api/agency', 'PATCH'),
        page.getByRole('button', { name: 'Save changes' }).click(),
      ]);
      expect(sent).toMatchObject({ heading: HEADING, subHeading: SUB_HEADING });
      await expect(page.getByText('Data updated successfully')).toBeVisible();
    });

    const visitor = await (await browser.newContext({ locale: words.locale })).newPage();
    await visitor.goto(origin);
    await expect(visitor.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    await expect(visitor.getByText(SUB_HEADING)).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'nora@slow.example' })).toBeVisible();
    await journey.step('R395: the main logo is 16:9, the one for phones 1:1', async () => {
      const shown = visitor.locator('header img').first();
      const shape = () =>
        shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
      await expect(shown).toHaveAttribute('src', /^\/files\//);
      expect(await shape()).toBeCloseTo(16 / 9, 2);
      await visitor.setViewportSize({ width: 390, height: 844 });
      await expect.poll(shape).toBeCloseTo(1, 2);
    });
    await visitor.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(visitor.getByText('We keep <b>nothing</b> that we do not need.')).toBeVisible();
    await visitor.context().close();
  },
);

journey(
  "a client's own markup decides the simulated price, and what the client searches is listed",
  async ({ page, browser, site }) => {
    const origin = site.origin('solana');
    await signedIn(page, origin, 'owner@solana.example');
    await page.goto(`${origin}/settings/markups`);
    const picker = page.getByRole('combobox', { name: 'Client or agent' });
    await picker.fill('client@');
    await page.getByRole('listbox').getByRole('option').first().click();
    const own = page.getByRole('region', { name: /^Markup for / });
    await own.getByRole('spinbutton', { name: 'Default markup' }).fill('120');
    await own.getByRole('button', { name: 'Save markup' }).click();
    await expect(own.getByText('Markup must be between 0 and 100')).toBeVisible();
    await journey.step('R385: a markup is saved, and that is said', async () => {
      await own.getByRole('spinbutton', { name: 'Default markup' }).fill('20');
      await own.getByRole('button', { name: 'Save markup' }).click();
      await expect(page.getByText('Markup updated successfully')).toBeVisible();
      await expect(page.getByRole('row', { name: /Default markup none → 20%/ })).toBeVisible();
    });

    const simulator = page.getByRole('region', { name: 'What a traveler would see' });
    await simulator.getByRole('combobox', { name: 'For' }).fill('client@');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(simulator.getByText('100.00')).toBeVisible();
    await expect(simulator.locator('li', { hasText: 'every product' })).toContainText('20%');

    const client = await (await browser.newContext({ locale: words.locale })).newPage();
    await signedIn(client, origin, 'client@solana.example');
    await openResults(client, words, origin, { from: 'LIS', to: 'JFK' });
    await client.context().close();
    await journey.step(
      'R388: what was searched for is listed with its days, its type and when, by the page',
      async () => {
        const [asked] = await Promise.all([
          page.waitForRequest((request) => new URL(request.url()).pathname === '/api/agency/search/services'),
          page.goto(`${origin}/settings/recent-searches`),
        ]);
        expect([...new URL(asked.url()).searchParams.keys()].sort()).toEqual(['from', 'size']);
        for (const name of ['Location', 'From date', 'To date', 'Type', 'Searched date'])
          await expect(page.getByRole('columnheader', { name })).toBeVisible();
        const row = page.getByRole('row', { name: /Lisbon \(LIS\) – New York \(JFK\)/ }).first();
        await expect(row).toContainText('Air Travel');
        const departure = new Date(dayIn(40)).toLocaleDateString('en-GB', {
          dateStyle: 'medium',
          timeZone: 'UTC',
        });
        await expect(row.getByRole('cell').nth(1)).toHaveText(departure);
      },
    );
    await page.goto(`${origin}/settings/audit`);
    await expect(page.getByRole('row', { name: /Markups of a person changed/ }).first()).toBeVisible();
  },
);
