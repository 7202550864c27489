import { newClient } from '../support/account';
import { signedIn } from '../support/api';
import { expect, journey } from '../support/journey';
import { messagesTo } from '../support/mailbox';
import { WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } });

const OWNER = 'owner@bluefjord.example';
const DOMAIN = 'letters.bluefjord.example';
const SENDER = `bookings@${DOMAIN}`;

journey(
  'R408 R412: an agency goes from no domain to a letter that comes from its own, and without it when it is off',
  async ({ page, site, browser }) => {
    journey.setTimeout(180_000);
    const origin = site.origin('bluefjord');
    await signedIn(page, origin, OWNER);
    await page.goto(`${origin}/settings/applications`);
    await page.getByRole('link', { name: 'More about Mail delivery' }).click();
    await expect(page.getByRole('heading', { name: 'Mail delivery', level: 1 })).toBeVisible();

    // What is wrong is said at its field, and what was typed stays.
    await page.getByRole('textbox', { name: 'Domain', exact: true }).fill(DOMAIN);
    await page.getByRole('textbox', { name: 'Sender email' }).fill('bookings@gmail.example');
    await page.getByRole('button', { name: 'Add the domain' }).click();
    await expect(page.getByText('Invalid sender email. It must include the domain name.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Domain', exact: true })).toHaveValue(DOMAIN);
    await page.getByRole('textbox', { name: 'Sender email' }).fill(SENDER);
    await page.getByRole('button', { name: 'Add the domain' }).click();

    // The records can be copied, and stand as missing until they are found.
    await expect(page.getByText('DNS verification').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me a test email' })).toHaveCount(0);
    expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('The domain is ready.', { exact: false })).toBeVisible({ timeout: 30_000 });

    await page.getByRole('switch', { name: 'Mail delivery' }).click();
    await expect(page.getByText('On', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Send me a test email' }).click();
    await expect(page.getByText('The test email is on its way')).toBeVisible();
    await expect(
      page.getByText(`The last test email reached the mail server of ${OWNER} from ${SENDER}.`),
    ).toBeVisible({ timeout: 30_000 });

    const mailbox = await page.context().newPage();
    await mailbox.goto(`${origin}/dev/mail`);
    const ofOwner = mailbox.getByRole('listitem').filter({ hasText: `to ${OWNER}` });
    await expect(ofOwner.filter({ hasText: SENDER }).filter({ hasText: 'Test email' })).toBeVisible();

    // Off, what is asked for next comes from the platform.
    await page.getByRole('switch', { name: 'Mail delivery' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('Off', { exact: true }).first()).toBeVisible();
    const client = 'lena.post@bluefjord.example';
    await newClient(origin, 'Lena Post', client);
    const visitor = await (await browser.newContext({ locale: WORDS.en.locale })).newPage();
    const before = (await messagesTo(origin, client)).length;
    await visitor.goto(`${origin}/forgotpassword`);
    await visitor.getByRole('textbox', { name: 'Email' }).fill(client);
    await visitor.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(visitor).toHaveURL(`${origin}/check-inbox`);
    const link = mailbox.getByRole('listitem').filter({ hasText: `to ${client}` });
    await expect
      .poll(async () => {
        await mailbox.reload();
        return link.count();
      })
      .toBe(before + 1);
    await expect(link.first()).not.toContainText(DOMAIN);
  },
);
