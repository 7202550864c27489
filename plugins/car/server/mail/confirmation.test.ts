import { expect, test } from 'vitest';
import { settlementOf } from '@/core/contract';
import { moneyText } from '@/server/selling/letters/format';
import { travellerView } from '@/server/pricing';
import { testAgency } from '@/server/testing/agency-record';
import { withLogos, withoutLogos } from '@/server/testing/logos';
import { offerAt } from '../sell';
import { rentals } from '../stored';
import { rentalBooking } from '../testing/booking';
import { letters } from './letters';

const confirmationMail = letters.confirmationMail(withoutLogos);
const agency = testAgency({
  agencyName: 'Prado & Filhos',
  primaryColor: '#c2410c',
  contactEmailId: 'oi@prado.example',
});

test('SEC-35 a letter shows the traveller nothing below the price, whoever asks for it', async () => {
  const record = await rentalBooking('en');
  const { text } = await confirmationMail(record, agency);
  const { staff } = record.price;
  for (const { amount } of [staff!.wholesale, staff!.agencyMarkup])
    expect(text).not.toContain((amount / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
  expect(text).not.toContain('arkup');
});

test('G69 a letter tells the lines of the price that the site tells', async () => {
  const record = await rentalBooking('en');
  const { offer, extras } = rentals.readOffer(record.offer);
  const { charges } = offerAt(offer, travellerView(record.price));
  const { text } = await confirmationMail(record, agency);
  const price = text.split('\n\n').find((part) => part.startsWith('Price\n'))!;
  const amounts = [...charges, ...extras!.coverages, ...extras!.accessories].map(({ amount }) => amount);
  const labels = [
    'Car rental',
    'Airport surcharge',
    'Taxes and fees',
    'Agency fee',
    'Full protection with zero deductible',
    'Child seat × 2',
  ];
  expect(price.split('\n').slice(1)).toEqual([
    ...labels.map((label, at) => `  ${label}: ${moneyText(amounts[at]!, 'en')}`),
    `  Total paid: ${moneyText(record.price.total, 'en')}`,
  ]);
  expect(amounts).toHaveLength(labels.length);
});

test('a cancellation is told with what comes back, and nothing else is', async () => {
  const { progress, price } = await rentalBooking('en');
  const settlement = settlementOf(price, { isPaid: true, isProtected: false, refund: 12_345 });
  const over = await rentalBooking('en', {
    progress: { ...progress, state: 'cancelled', money: 'returned', settlement },
  });
  const mail = await letters.noticeMail(withLogos)('cancelled', over, agency);
  expect(mail!.subject).toBe('Your car in Lisbon is canceled (K7QM2X)');
  expect(mail!.text).toContain('€123.45 has been refunded');
  expect(mail!.text).toContain(`the cancellation fee is ${moneyText(settlement.kept, 'en')}`);
  expect(await letters.noticeMail(withLogos)('reserved', await rentalBooking('en'), agency)).toBeNull();
});
