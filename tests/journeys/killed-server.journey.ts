import { each } from '../support/each';
import { allow, expect, journey } from '../support/journey';
import { freshDataDir, removeDataDir, startServer, type RunningServer } from '../support/server';
import { CARDS, fillCard, pay, reachPayment, signedIn, WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } });
const words = WORDS.en;

journey(
  'INV-1 INV-7: a server killed in the middle of a booking loses nothing and charges once',
  async ({ page }) => {
    journey.setTimeout(120_000);
    for (const text of ['ERR_CONNECTION_REFUSED', 'ERR_EMPTY_RESPONSE', 'ERR_CONNECTION_RESET', 'ERR_FAILED'])
      allow(text);
    const dataDir = await freshDataDir(process.env['JOURNEY_SEEDED']!);
    let server: RunningServer = await startServer({
      dataDir,
      env: { CARAVEL_FAILPOINTS: 'order.after=kill' },
    });
    const { port } = server;
    try {
      const origin = server.url('bluefjord.localhost', '').replace(/\/$/, '');
      await signedIn(page, origin, 'client@bluefjord.example');
      await reachPayment(page, words, origin);
      await fillCard(page, CARDS.good);
      await pay(page, words);
      expect(await server.exited).toBe('SIGKILL');

      await expect(page.locator('#flight-checkout [name="billing.city"]')).toHaveValue('São Paulo');
      server = await startServer({ dataDir, port });
      await page.goto(`${origin}/mytrip`);
      await expect(page.locator('a[href*="/flight-details"]')).toHaveCount(1, { timeout: 30_000 });
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('article').filter({ hasText: 'Confirmed' }).first()).toBeVisible({
          timeout: 2000,
        });
      }).toPass({ timeout: 45_000 });
      await expect(page.locator('a[href*="/flight-details"]')).toHaveCount(1);
    } finally {
      await server.stop('SIGKILL').catch(() => undefined);
      await removeDataDir(dataDir);
    }
  },
);

journey('a second process on the same data directory is refused with what to do', async () => {
  const dataDir = await freshDataDir(process.env['JOURNEY_SEEDED']!);
  const first = await startServer({ dataDir });
  try {
    await expect(startServer({ dataDir })).rejects.toThrow(/in use by process \d+/);
  } finally {
    await first.stop();
    await removeDataDir(dataDir);
  }
});

journey('SIGTERM drains: the running request is answered, the process ends with 0', async () => {
  const dataDir = await freshDataDir(process.env['JOURNEY_SEEDED']!);
  const server = await startServer({ dataDir });
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
  await removeDataDir(dataDir);
});
