import type { Page } from '@playwright/test';
import { listenAsStripe, type ListeningStripe } from '../../server/payment/stripe/testing/listen';
import { expect, journey, withOwnServer, type Site } from '../support/journey';
import {
  cardFrame,
  CARDS,
  confirmedBooking,
  pay,
  reachCheckout,
  signedIn,
  WORDS,
} from '../support/traveller';

// Each has a server of its own to start.
journey.setTimeout(120_000);

const LISBON = { from: 'LIS', to: 'JFK' };

/** A site whose payments go to a stand-in for Stripe, in a process of its own beside it. */
async function withStripe(
  page: Page,
  use: (site: Site, stripe: ListeningStripe) => Promise<void>,
): Promise<void> {
  const stripe = await listenAsStripe();
  try {
    await withOwnServer(
      page.context(),
      async (site) => {
        stripe.tell(`${site.origin('')}/webhooks/stripe`, () => 'twice');
        await use(site, stripe);
      },
      undefined,
      stripe.env,
    );
  } finally {
    await stripe.close();
  }
}

journey.describe('on a desktop in English', () => {
  journey.use({ viewport: { width: 1440, height: 900 }, locale: WORDS.en.locale });

  journey(
    'pays by card at Stripe, confirms with 3-D Secure, and the booking is made and taken once',
    async ({ page }) => {
      const words = WORDS.en;
      await withStripe(page, async (site, { fake }) => {
        const origin = site.origin('bluefjord');
        const asked: string[] = [];
        const withNumber = new Set<string>();
        page.on('request', (request) => {
          asked.push(request.url());
          const said = `${request.url()} ${request.postData() ?? ''}`.replace(/[^\d]/g, '');
          if (said.includes(CARDS.bankAsks)) withNumber.add(new URL(request.url()).origin);
        });
        await signedIn(page, origin, 'client@bluefjord.example');
        await page.goto(`${origin}/booknow/flights`);
        expect(asked.filter((url) => url.startsWith(fake.origin))).toEqual([]);
        await reachCheckout(page, words, origin, LISBON);
        await journey.step('SEC-40: the number of the card goes to Stripe and nowhere else', async () => {
          await cardFrame(page).getByLabel('Card number').fill(CARDS.bankAsks);
          await pay(page, words);
          await expect(page.getByRole('button', { name: 'Confirm at my bank' })).toBeVisible();
          expect([...withNumber]).toEqual([fake.origin]);
        });
        await page.getByRole('button', { name: 'Confirm at my bank' }).click();
        await expect(page.getByRole('heading', { name: '3-D Secure' })).toBeVisible();
        await page.getByRole('button', { name: 'Complete' }).click();
        const bookingId = await confirmedBooking(page, words);
        expect(fake.facts.filter(({ type }) => type === 'capture')).toHaveLength(1);
        expect(fake.facts.find(({ type }) => type === 'authorise')?.key).toBe(`${bookingId}:authorise`);
      });
    },
  );

  journey(
    'R219: a card that Stripe declines leads to another try, and no money is held',
    async ({ page }) => {
      const words = WORDS.en;
      await withStripe(page, async (site, { fake }) => {
        const origin = site.origin('bluefjord');
        await signedIn(page, origin, 'client@bluefjord.example');
        await reachCheckout(page, words, origin, LISBON);
        await cardFrame(page).getByLabel('Card number').fill(CARDS.insufficient);
        await pay(page, words);
        await expect(page.getByText('Your card has insufficient funds.')).toBeVisible({ timeout: 30_000 });
        expect([...fake.platform.intents.values()].map(({ status }) => status)).toEqual([
          'requires_payment_method',
        ]);
      });
    },
  );
});

journey.describe('on a phone in Portuguese', () => {
  journey.use({ viewport: { width: 390, height: 844 }, locale: WORDS.pt.locale, hasTouch: true });

  journey(
    'INV-2 R219: pays by Pix, reads before that it is paid at once, and has a booking',
    async ({ page }) => {
      const words = WORDS.pt;
      await withStripe(page, async (site, { fake }) => {
        const origin = site.origin('horizonte');
        await signedIn(page, origin, 'client@horizonte.example');
        await reachCheckout(page, words, origin, { from: 'GRU', to: 'LIS' });
        await cardFrame(page).getByRole('button', { name: 'Pix' }).click();
        await expect(cardFrame(page).getByText('Com Pix você paga na hora.')).toBeVisible();
        await pay(page, words);
        await page.getByRole('button', { name: 'Confirmar no meu banco' }).click();
        await expect(page.getByRole('heading', { name: 'Pix' })).toBeVisible();
        expect([...fake.platform.intents.values()].map(({ status }) => status)).toEqual(['requires_action']);
        await page.getByRole('button', { name: 'Simulate payment' }).click();
        await confirmedBooking(page, words);
        expect([...fake.platform.intents.values()]).toMatchObject([{ status: 'succeeded', currency: 'brl' }]);
        expect(fake.platform.refunds).toEqual([]);
      });
    },
  );
});
