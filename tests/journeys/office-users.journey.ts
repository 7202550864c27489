import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { NEW_PASSWORD, newClient } from '../support/account';
import { call, signedIn } from '../support/api';
import { nextCall } from '../support/calls';
import { allow, expect, journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { WORDS } from '../support/traveller';

journey.use({ viewport: { width: 1440, height: 900 }, locale: WORDS.en.locale });

const table = (page: Page, name: string) => page.getByRole('table', { name });
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });

journey(
  'an agent is invited, accepts by the mailed link and, restricted, sees only his own clients',
  async ({ page, browser, site }) => {
    const origin = site.origin('bluefjord');
    const address = 'rita.moen@bluefjord.example';
    await signedIn(page, origin, 'owner@bluefjord.example');
    await page.goto(`${origin}/agents`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite an agent' });
    await journey.step('R370: an invitation needs an email address', async () => {
      await dialog.getByRole('textbox', { name: 'Email' }).fill('rita@');
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(address);
    await dialog.getByText('Restricted Mode').click();
    await journey.step('R371: it sends the address and that the agent is restricted', async () => {
      const [{ sent }] = await Promise.all([
        nextCall(page, '/api/agency/invitations'),
        dialog.getByRole('button', { name: 'Send invitation' }).click(),
      ]);
      expect(sent).toEqual({ email: address, isRestrictedAgent: true });
      await expect(page.getByText('Invitation sent').first()).toBeVisible();
    });
    const invited = page.getByRole('region', { name: 'Invited' });
    await expect(invited.getByText(address)).toBeVisible();

    // The agent, at another computer.
    const elsewhere = await browser.newContext({ locale: WORDS.en.locale });
    const desk = await elsewhere.newPage();
    const link = await mailedLink(origin, address, '/signup');
    await desk.goto(link);
    await desk.locator('#sign-up-name').fill('Rita Moen');
    await desk.locator('#sign-up-password').fill(NEW_PASSWORD);
    await desk.locator('#sign-up-terms').check();
    const [accepted] = await Promise.all([
      nextCall(desk, '/api/agency/agents'),
      desk.locator('button[type=submit]').click(),
    ]);
    await expect(desk).not.toHaveURL(/signup/);
    await desk.goto(`${origin}/clients`);
    await expect(desk.getByText('No clients yet')).toBeVisible();
    await journey.step('R372: an invitation is accepted once, and waits no more', async () => {
      const again = await call({ origin }, 'POST', '/api/agency/agents', accepted.sent);
      expect(again).toMatchObject({
        status: 409,
        body: { message: 'You have already accepted the invitation' },
      });
      await page.goto(`${origin}/agents`);
      await expect(table(page, 'Agents').getByText('Rita Moen')).toBeVisible();
      await expect(page.getByText(address).first()).toBeVisible();
      await expect(invited.getByText('newagent@bluefjord.example')).toBeVisible();
      await expect(invited.getByText(address)).toHaveCount(0);
    });

    // The owner says whom she looks after.
    await page.goto(`${origin}/clients?find=clara`);
    await page.getByRole('button', { name: 'Actions for Clara Nunes' }).click();
    await menuItem(page, 'Assign to an agent').click();
    const assign = page.getByRole('dialog', { name: 'Who looks after this client?' });
    await assign.getByRole('combobox', { name: 'Sales agent' }).click();
    await page.getByRole('option').filter({ hasText: 'Rita Moen' }).click();
    await assign.getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText('1 client changed').first()).toBeVisible();

    await journey.step('G122: the server gives the agent her own clients alone', async () => {
      const [{ answer }] = await Promise.all([
        nextCall(desk, '/api/agency/clients/', 'GET'),
        desk.goto(`${origin}/clients`),
      ]);
      expect(answer).toMatchObject({ data: [{ email: 'client@bluefjord.example' }], totalCount: 1 });
      await expect(table(desk, 'Clients').getByText('Clara Nunes')).toBeVisible();
      await expect(desk.getByText('1 to 1 of 1')).toBeVisible();
      await expect(desk.getByRole('button', { name: 'Export all' })).toHaveCount(0);
    });
    await desk.getByRole('link', { name: 'Clara Nunes' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Clara Nunes' })).toBeVisible();
    await desk.goto(`${origin}/bookings/flights`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await elsewhere.close();
  },
);

const NAMES = ['Anna', 'Bruno', 'Clara', 'David', 'Elena', 'Felix', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** 500 clients as a spreadsheet would write them; seven of them cannot be taken. */
function clientsFile(): string {
  const lines = Array.from({ length: 500 }, (_, index) => {
    const name = `${NAMES[index % 10]} Guest${letters(index)}`;
    const email = `guest${index}@journey.example`;
    const bad = index % 70 === 5 && index < 430;
    return bad ? `${name},guest${index}@,` : `${name},${email},+47 91 23 45 ${10 + (index % 90)}`;
  });
  return ['name,email,phone', ...lines].join('\r\n');
}

journey(
  'R363 R364: 500 clients are uploaded with 7 bad rows, seen before anything is saved, mended, and exported again',
  async ({ page, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'owner@horizonte.example');
    await page.goto(`${origin}/clients?find=journey.example`);
    await page.context().addCookies([{ name: 'lng', value: 'en', url: origin }]);
    await page.reload();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload clients' });
    const choose = (text: string) =>
      dialog.locator('input[type=file]').setInputFiles({
        name: 'clients.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
    await choose(clientsFile());
    await expect(dialog.getByText('7 rows cannot be saved')).toBeVisible();
    await expect(dialog.getByText('Please enter a valid email address').first()).toBeVisible();
    const [rejected] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download rejected rows' }).click(),
    ]);
    const rows = (await readFile(await rejected.path(), 'utf8')).trim().split('\r\n');
    expect(rows).toHaveLength(8);

    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByText('Nobody was found')).toBeVisible();

    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await choose(clientsFile());
    await dialog.getByText('Write to the new clients').click();
    await dialog.getByRole('button', { name: 'Save 493 clients' }).click();
    await expect(dialog.getByText('The clients are saved')).toBeVisible({ timeout: 30_000 });

    await dialog.getByRole('button', { name: 'Upload another file' }).click();
    const mended = rows.map((row) => row.replace(/guest(\d+)@,/, 'guest$1@journey.example,'));
    await choose(mended.join('\r\n'));
    await dialog.getByText('Write to the new clients').click();
    await dialog.getByRole('button', { name: 'Save 7 clients' }).click();
    await expect(dialog.getByText('The clients are saved')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('1 to 20 of 500')).toBeVisible();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export these' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('client-data.csv');
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(501);

    // R368: all of them, of every page, are deactivated at once, and the list says so.
    await page.getByRole('checkbox', { name: 'Select all rows in view' }).first().check();
    await page.getByRole('button', { name: 'Select all 500' }).click();
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await menuItem(page, 'Deactivate').click();
    const sure = page.getByRole('dialog', { name: 'Deactivate: 500 clients' });
    await sure.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('500 clients changed').first()).toBeVisible();
    await page.goto(`${origin}/clients?find=journey.example&status=Inactive`);
    await expect(page.getByText('1 to 20 of 500')).toBeVisible();
  },
);

journey(
  'a client is deactivated, taken back by Undo, made an agent and a client again',
  async ({ page, site }) => {
    const origin = site.origin('solana');
    const address = 'nora.vidal@solana.example';
    await newClient(origin, 'Nora Vidal', address);

    await page.context().addCookies([{ name: 'lng', value: 'en', url: origin }]);
    await signedIn(page, origin, 'owner@solana.example');
    await page.goto(`${origin}/clients?find=nora.vidal`);
    await page.getByRole('link', { name: 'Nora Vidal' }).click();
    const actions = page.getByRole('button', { name: 'Actions', exact: true });
    const heading = page.getByRole('heading', { level: 1, name: 'Nora Vidal' });
    await expect(heading).toBeVisible();
    await journey.step('R365: the client is deactivated and activated again, and that is said', async () => {
      await actions.click();
      await menuItem(page, 'Deactivate').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
      await expect(page.getByText('Status changed successfully').first()).toBeVisible();
      await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Active', { exact: true })).toBeVisible();
    });

    await journey.step('R366: the client is made an agent, and a refusal is told', async () => {
      allow('409');
      const userId = /clients\/([^/?]+)/.exec(page.url())![1];
      const become = (status: string) =>
        call(page, 'PATCH', '/api/agency/clients/user-status', { userId, status });
      const dialog = page.getByRole('dialog');
      const sure = dialog.getByRole('button', { name: 'Make sales agent' });
      await actions.click();
      await menuItem(page, 'Make sales agent').click();
      // Somebody else deactivates the client meanwhile.
      await become('Inactive');
      await sure.click();
      await expect(page.getByText('Sorry, you cannot promote this user')).toBeVisible();
      await become('Active');
      await sure.click();
      await expect(page).toHaveURL(/\/agents\//);
      await expect(heading).toBeVisible();
    });
    await journey.step('R376: the agent is made a client again', async () => {
      await actions.click();
      await menuItem(page, 'Make client').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Make client' }).click();
      await expect(page).toHaveURL(/\/clients\//);
      await expect(heading).toBeVisible();
    });
  },
);
