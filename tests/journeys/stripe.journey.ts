import { listenAsStripe } from '../../plugins/stripe/testing/listen';
import { signedIn } from '../support/api';
import { expect, journey as base, type Site, withOwnServer } from '../support/journey';
import { cardFrame, CARDS, confirmedBooking, pay, reachCheckout, WORDS } from '../support/traveller';

type Fake = Awaited<ReturnType<typeof listenAsStripe>>['fake'];

/** A site whose payments go to a stand-in for Stripe, in a process of its own beside it. */
const journey = base.extend<object, { stripe: { site: Site; fake: Fake } }>({
  stripe: [
    async ({ browser: _ }, use) => {
      const stripe = await listenAsStripe();
      try {
        await withOwnServer(async (site) => {
          stripe.tell(`${site.origin('')}/webhooks/stripe`, () => 'twice');
          await use({ site, fake: stripe.fake });
        }, stripe.env);
      } finally {
        await stripe.close();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
// One after the other, on one server.
journey.describe.configure({ mode: 'default', timeout: 120_000 });

/** Follows what payments come up at Stripe from now on. */
function newIntents({ platform }: Fake) {
  const before = platform.intents.size;
  return () => [...platform.intents.values()].slice(before);
}

journey.describe('on a desktop in English', () => {
  journey.use({ viewport: { width: 1440, height: 900 }, locale: WORDS.en.locale });

  journey(
    'pays by card at Stripe, confirms with 3-D Secure, and the booking is made and taken once',
    async ({ page, stripe: { site, fake } }) => {
      const words = WORDS.en;
      const before = fake.facts.length;
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
      await reachCheckout(page, origin);
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
      const facts = fake.facts.slice(before);
      expect(facts.filter(({ type }) => type === 'capture')).toHaveLength(1);
      expect(facts.find(({ type }) => type === 'authorise')?.key).toBe(`${bookingId}:authorise`);
    },
  );

  journey(
    'R219: a card that Stripe declines leads to another try, and no money is held',
    async ({ page, stripe: { site, fake } }) => {
      const words = WORDS.en;
      const intents = newIntents(fake);
      const origin = site.origin('bluefjord');
      await signedIn(page, origin, 'client@bluefjord.example');
      await reachCheckout(page, origin);
      await cardFrame(page).getByLabel('Card number').fill(CARDS.insufficient);
      await pay(page, words);
      await expect(page.getByText('Your card has insufficient funds.')).toBeVisible({ timeout: 30_000 });
      expect(intents().map(({ status }) => status)).toEqual(['requires_payment_method']);
    },
  );
});

journey.describe('on a phone in Portuguese', () => {
  journey.use({ viewport: { width: 390, height: 844 }, locale: WORDS.pt.locale, hasTouch: true });

  journey(
    'INV-2 R219: pays by Pix, reads before that it is paid at once, and has a booking',
    async ({ page, stripe: { site, fake } }) => {
      const words = WORDS.pt;
      const intents = newIntents(fake);
      const origin = site.origin('horizonte');
      await signedIn(page, origin, 'client@horizonte.example');
      await reachCheckout(page, origin, { from: 'GRU', to: 'LIS' });
      await cardFrame(page).getByRole('button', { name: 'Pix' }).click();
      await expect(cardFrame(page).getByText('Com Pix você paga na hora.')).toBeVisible();
      // The fields are told of a sum that changes while they stand there.
      await page.getByRole('radio', { name: /^Com proteção de reembolso/ }).check();
      await pay(page, words);
      await page.getByRole('button', { name: 'Confirmar no meu banco' }).click();
      await expect(page.getByRole('heading', { name: 'Pix' })).toBeVisible();
      expect(intents().map(({ status }) => status)).toEqual(['requires_action']);
      await page.getByRole('button', { name: 'Simulate payment' }).click();
      await confirmedBooking(page, words);
      expect(intents()).toMatchObject([{ status: 'succeeded', currency: 'brl' }]);
      expect(fake.platform.refunds).toEqual([]);
    },
  );
});
