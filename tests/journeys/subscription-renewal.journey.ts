import { signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { daysAhead, freshDataDir, removeDataDir, type RunningServer, startServer } from '../support/server';
import { CARDS, fillCard } from '../support/traveller';

journey.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } });

const OWNER = 'owner@newcomer.example';
const AGENT = 'agent@newcomer.example';

journey(
  'an owner subscribes, the renewal fails a year later, and the site never stops selling',
  async ({ page }) => {
    journey.setTimeout(150_000);
    const dataDir = await freshDataDir(process.env['JOURNEY_SEEDED']!);
    let server: RunningServer = await startServer({ dataDir, isBrief: true });
    const { port } = server;
    const origin = new URL(server.url('newcomer.localhost')).origin;
    const subscription = page.getByRole('region', { name: 'Subscription' });
    try {
      // Not paid yet: whatever staff open leads here, and an agent reads whom to turn to.
      await signedIn(page, origin, AGENT);
      await page.goto(`${origin}/dashboard`);
      await expect(page).toHaveURL(`${origin}/subscription`);
      await expect(page.getByText(/Please contact the agency's owner/)).toBeVisible();

      const payNow = page.getByRole('button', { name: 'Pay $1,188.00' });
      await journey.step('R072: the owner is asked for a card', async () => {
        await signedIn(page, origin, OWNER);
        await page.goto(`${origin}/dashboard`);
        await expect(page).toHaveURL(`${origin}/subscription`);
        await expect(page.getByText('$99 per month billed annually')).toBeVisible();
        await fillCard(page, CARDS.declined);
      });
      await journey.step(
        'R427: a payment that fails says so, and one that is made cannot be made twice',
        async () => {
          await payNow.click();
          await expect(page.getByText('Something went wrong during payment, please try again')).toBeVisible();
          await fillCard(page, CARDS.declinedLater);
          const [paid] = await Promise.all([
            page.waitForRequest(
              (request) => request.method() === 'POST' && request.url().endsWith('/api/agency/subscriptions'),
            ),
            payNow.press('Enter'),
          ]);
          await expect(page.getByText('The subscription is paid')).toBeVisible();
          allow('409');
          const again = await page.evaluate(
            async ([url, headers, body]) => {
              const answer = await fetch(url, { method: 'POST', headers, body });
              return { status: answer.status, text: await answer.text() };
            },
            [
              paid.url(),
              { ...paid.headers(), 'idempotency-key': crypto.randomUUID() },
              paid.postData(),
            ] as const,
          );
          expect(again.status).toBe(409);
          expect(again.text).toContain('You already paid the subscription');
        },
      );
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expect(page).toHaveURL(`${origin}/dashboard`);

      await page.goto('about:blank');
      await server.stop();
      server = await startServer({ dataDir, port, nodeArgs: daysAhead(366), isBrief: true });
      // The session of a year ago is over.
      await page.context().clearCookies();
      await signedIn(page, origin, OWNER);
      const notice = page.getByRole('complementary', { name: 'Subscription' });
      await expect(async () => {
        await page.goto(`${origin}/dashboard`);
        await expect(notice).toContainText('The subscription has not been paid. Your site sells until', {
          timeout: 3_000,
        });
      }).toPass({ timeout: 60_000 });

      await journey.step(
        'R429: the payment settings show subscription and card, and take another one',
        async () => {
          await notice.getByRole('link', { name: 'Pay now' }).click();
          await expect(page).toHaveURL(`${origin}/settings/payment`);
          await expect(notice).toHaveCount(0);
          await expect(subscription).toContainText('Past due');
          await expect(subscription).toContainText('Your card was declined.');
          await expect(page.getByText('Visa •••• 0341')).toBeVisible();

          // Another card is charged at once what is due.
          await page.getByRole('button', { name: 'Replace the card' }).click();
          const dialog = page.getByRole('dialog', { name: 'Replace the card' });
          await fillCard(page, CARDS.good);
          await dialog.getByRole('button', { name: 'Save the card and pay $1,188.00' }).click();
          await expect(subscription).toContainText('Active');
          await expect(page.getByText('Visa •••• 4242')).toBeVisible();
        },
      );
      await expect(page.getByRole('button', { name: /^Download invoice/ })).toHaveCount(2);
      const file = page.waitForEvent('download');
      await page
        .getByRole('button', { name: /^Download invoice/ })
        .first()
        .click();
      expect((await file).suggestedFilename()).toMatch(/^invoice-\d{4}-000001\.pdf$/);

      // It ends with what is paid, and goes on when that is taken back.
      await page.getByRole('button', { name: 'Cancel the subscription' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel the subscription' }).click();
      await expect(subscription).toContainText('Canceled, still running');
      await page.getByRole('button', { name: 'Keep the subscription' }).click();
      await expect(subscription).toContainText('Active');
    } finally {
      await page.goto('about:blank').catch(() => undefined);
      await server.stop('SIGKILL').catch(() => undefined);
      await removeDataDir(dataDir);
    }
  },
);
