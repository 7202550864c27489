import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOf } from '@/server/payment/embedded/cards';
import { entry as sauna, NEVER_FREE } from '@/server/selling/bookable/testing/sauna';
import { mailsTo } from '@/server/testing/mails';
import { REWARD_WALLET } from '../../contract/application';
import { entry, usd, walletSite, type WalletSite } from '../testing';

let site: WalletSite;
beforeAll(async () => {
  site = await walletSite(
    {},
    {
      plugins: [entry, sauna],
      agencies: [
        {
          name: 'Alpha Voyages',
          subdomain: 'alpha',
          settings: {
            bookingMenuItemOptions: [{ name: 'Saunas', isActive: true, isDefault: true }],
            applications: [REWARD_WALLET],
          } as never,
        },
      ],
    },
  );
  await site.adjust('credit', 100_000);
});
afterAll(() => site.close());

const CARD = { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') };
const wallet = (amount: number) => ({ method: 'wallet', token: 'own', amount });
const post = async (path: string, body: unknown) =>
  (await site.send('client', 'POST', `/api/${path}`, body)).json;
const mails = async () => (await mailsTo(site.it, 'alpha', 'ana@example.com')).slice(-1)[0]!;

/** Books with so much from the wallet, and tells the booking with its price. */
async function booked({
  credit,
  degrees = 70,
  lastName = 'Silva',
}: {
  credit: number;
  degrees?: number;
  lastName?: string;
}) {
  const offers = (await post('sauna/search', { city: 'Oulu', day: '2027-03-12' })).data;
  const offer = offers.find((one: { degrees: number }) => one.degrees === degrees);
  const quote = (await post('sauna/quote', { offerId: offer.id, expectedTotal: offer.price })).data;
  const total = quote.price.total.amount as number;
  const answer = await post('sauna/book', {
    ...{ quoteId: quote.quoteId, acceptedTotal: quote.price.total, request: { towels: 2 }, language: 'en' },
    guest: { firstName: 'Ana', lastName, email: 'ana@example.com' },
    payment: credit < total ? { ...CARD, also: [wallet(credit)] } : { method: 'wallet', token: 'own' },
    idempotencyKey: randomUUID(),
  });
  return { id: answer.data.bookingId as string, total, progress: answer.data };
}
const parts = (credit: number, total: number) => [
  { method: 'wallet', amount: usd(credit) },
  ...(credit < total ? [{ method: null, amount: usd(total - credit) }] : []),
];
const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;
const tripOf = async (id: string) =>
  (await post('user/getUserTransactions', {})).data.find(
    (trip: { bookingId: string }) => trip.bookingId === id,
  );

test('G131 who pays which part is told wherever a booking is, and where it goes back before and after it is cancelled', async () => {
  const { id, total } = await booked({ credit: 3_000 });
  const split = parts(3_000, total);
  const booking = (await site.send('client', 'GET', `/api/sauna/booking?bookingId=${id}`)).json.data;
  expect(booking.progress.paidBy).toEqual(split);
  expect((await tripOf(id)).paidBy).toEqual(split);
  const confirmation = await mails();
  expect(confirmation.text).toContain(
    `Total paid: ${dollars(total)}\n  Reward wallet: $30.00\n  Card: ${dollars(total - 3_000)}`,
  );
  expect(confirmation.html).toContain('Reward wallet');

  const { penalty, settlement } = (await post('sauna/terms', { bookingId: id })).data;
  expect(settlement.returnedTo).toEqual(split);
  await post('sauna/cancel', { bookingId: id, acceptedPenalty: penalty });
  const letter = await mails();
  expect(letter.subject).toContain('canceled');
  expect(letter.text).toContain(
    `refunded to where it came from: $30.00 (Reward wallet) and ${dollars(total - 3_000)} (Card).`,
  );
  expect(letter.text).not.toContain('original payment method');
  expect((await tripOf(id)).settlement.returnedTo).toEqual(split);
  expect((await site.wallet()).account.balance).toEqual(usd(100_000));
});

test('G131 what the wallet has paid alone is nowhere a card’s', async () => {
  const { id, total } = await booked({ credit: 50_000 });
  expect((await tripOf(id)).paidBy).toEqual(parts(total, total));
  const confirmation = await mails();
  expect(confirmation.text).toContain(`Reward wallet: ${dollars(total)}`);
  expect(confirmation.text).not.toContain('Card');
  const { penalty } = (await post('sauna/terms', { bookingId: id })).data;
  await post('sauna/cancel', { bookingId: id, acceptedPenalty: penalty });
  const { text } = await mails();
  expect(text).toContain(`${dollars(total)} (Reward wallet).`);
  expect(text).not.toMatch(/[Cc]ard|Banks/);
});

test('G131 what was held and let go of is told by who held it, and what is kept goes nowhere', async () => {
  const { progress } = await booked({ credit: 3_000, lastName: 'REFUSE' });
  expect(progress).toMatchObject({
    state: 'failed',
    paidBy: [{ method: 'wallet', amount: usd(3_000) }, { method: null }],
  });
  const { id } = await booked({ credit: 3_000, degrees: NEVER_FREE });
  const { penalty, settlement } = (await post('sauna/terms', { bookingId: id })).data;
  expect(settlement.returned).toEqual(usd(0));
  expect(settlement).not.toHaveProperty('returnedTo');
  await post('sauna/cancel', { bookingId: id, acceptedPenalty: penalty });
  expect((await mails()).text).toContain('it is non-refundable');
});
