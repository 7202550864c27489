import { signedIn } from '../support/api';
import { each } from '../support/each';
import { allow, expect, journey } from '../support/journey';
import { freshDataDir, removeDataDir, type RunningServer, startServer } from '../support/server';
import { CARDS, fillCard, pay, reachCheckout, WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } });
const words = WORDS.en;

journey(
  'a server that is killed in the middle of a booking loses nothing, is alone on its data, and drains before it ends',
  async ({ page }) => {
    journey.setTimeout(120_000);
    for (const text of ['ERR_CONNECTION_REFUSED', 'ERR_EMPTY_RESPONSE', 'ERR_CONNECTION_RESET', 'ERR_FAILED'])
      allow(text);
    const dataDir = await freshDataDir(process.env['JOURNEY_SEEDED']!);
    let server: RunningServer = await startServer({
      isBrief: true,
      dataDir,
      env: { CARAVEL_FAILPOINTS: 'order.after=kill' },
    });
    const { port } = server;
    try {
      await journey.step('a second process on the same data is refused with what to do', () =>
        expect(startServer({ dataDir })).rejects.toThrow(/in use by process \d+/),
      );
      const origin = server.url('bluefjord.localhost', '').replace(/\/$/, '');
      await journey.step('INV-1 INV-7: what was being booked is booked once and charged once', async () => {
        await signedIn(page, origin, 'client@bluefjord.example');
        await reachCheckout(page, origin);
        await fillCard(page, CARDS.good);
        await pay(page, words);
        expect(await server.exited).toBe('SIGKILL');

        await expect(page.locator('#flight-checkout [name="billing.city"]')).toHaveValue('São Paulo');
        server = await startServer({ dataDir, port, isBrief: true });
        await page.goto(`${origin}/mytrip`);
        await expect(page.locator('a[href*="/flight-details"]')).toHaveCount(1, { timeout: 30_000 });
        await expect(async () => {
          await page.reload();
          await expect(page.getByRole('article').filter({ hasText: 'Confirmed' }).first()).toBeVisible({
            timeout: 2000,
          });
        }).toPass({ timeout: 45_000 });
        await expect(page.locator('a[href*="/flight-details"]')).toHaveCount(1);
      });

      await journey.step('SIGTERM: the running request is answered, the process ends with 0', async () => {
        await page.goto('about:blank');
        const answers = Array.from({ length: 20 }, () =>
          fetch(`http://127.0.0.1:${server.port}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        );
        await Promise.race(answers);
        const stopped = server.stop();
        const isEndOrAnswer = (status: number) => status === 200 || status === 503 || status === 0;
        expect(each(await Promise.all(answers), isEndOrAnswer)).toBe(true);
        await stopped;
        expect(await server.exited).toBe(0);
      });
    } finally {
      await server.stop('SIGKILL').catch(() => undefined);
      await removeDataDir(dataDir);
    }
  },
);
