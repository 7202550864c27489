import { expect, test } from 'vitest';
import type { BookingRecord } from '@/server/booking/types';
import { price } from '@/server/pricing';
import type { Journal } from '@/server/supplier/journal';
import { testAgency } from '@/server/testing/agency-record';
import { testClock } from '@/server/testing/clock';
import { findPlace } from '../places/places';
import { createSandbox } from '../sandbox';
import type { CarEvent, CarOrder } from '../sandbox/orders';
import { driver } from '../testing/site';
import { confirmationMail } from './confirmation';
import { noticeMail } from './notice';

const signal = new AbortController().signal;
const agency = testAgency({
  agencyName: 'Prado & Filhos',
  primaryColor: '#c2410c',
  contactEmailId: 'oi@prado.example',
});

/** A confirmed rental in Lisbon, with a child seat and full protection, of a driver with that name. */
async function booking(language: string, changes: Partial<BookingRecord> = {}): Promise<BookingRecord> {
  const supplier = createSandbox({
    clock: testClock(),
    journal: {} as Journal<CarOrder, CarEvent>,
    secret: 'secret',
  });
  const { latitude, longitude } = findPlace('airport:LIS')!;
  const { offers } = await supplier.search(
    {
      ...{ pickupLatitude: latitude, pickupLongitude: longitude, pickupName: 'Lisbon' },
      ...{ returnLatitude: latitude, returnLongitude: longitude, dropoffName: 'Lisbon' },
      pickUpDateTime: '2027-07-12T10:00',
      returnDateTime: '2027-07-19T09:30',
      age: 30,
      countryOfResidence: 'PT',
      currency: 'EUR',
    },
    { signal },
  );
  const offer = offers.find(
    ({ cancellation, accessories }) =>
      cancellation.freeUntil !== null && accessories.some(({ code }) => code === 'CST'),
  )!;
  const chosen = { coverages: ['SCDW'], accessories: [{ code: 'CST', quantity: 2 }] };
  const extras = await supplier.priceExtras(offer.id, chosen, { signal });
  const total = price(
    { base: offer.base, taxes: offer.taxes, extras: extras.total, published: null, retail: null },
    { markupBasisPoints: 1_250, feeMinor: 300 },
  );
  return {
    id: 'b1',
    language,
    locator: 'K7QM2X',
    price: total,
    penalty: null,
    refund: null,
    offer: { offer, extras },
    request: { driver: driver(), flightNumber: 'TP 1356' },
    details: { orderId: 'CR1', confirmationNumber: 'RD-00012345', vendor: 'Rondale' },
    ...changes,
  } as BookingRecord;
}

test.each([
  [
    'en',
    /car in Lisbon is confirmed \(K7QM2X\)/,
    'Monday, July 12, 2027',
    'Full protection without excess',
    '2 × Child seat',
  ],
  [
    'pt',
    /carro em Lisboa está confirmado \(K7QM2X\)/,
    'segunda-feira, 12 de julho de 2027',
    'Proteção total sem franquia',
    '2 × Cadeirinha',
  ],
  [
    'es',
    /coche en Lisboa está confirmado \(K7QM2X\)/,
    'lunes, 12 de julio de 2027',
    'Cobertura total sin franquicia',
    '2 × Silla infantil',
  ],
])(
  'R311 the confirmation in %s says what, where, when and how much',
  async (language, subject, day, cover, seats) => {
    const record = await booking(language);
    const mail = await confirmationMail(record, agency);
    expect(mail.subject).toMatch(subject);
    for (const text of [mail.text, mail.html.replaceAll('&#39;', "'")])
      for (const said of ['K7QM2X', 'RD-00012345', day, cover, seats, 'TP 1356'])
        expect(text).toContain(said);
    expect(mail.html).toContain('Prado &amp; Filhos');
    expect(mail.attachments![0]!.content).toContain('DTSTART:20270712T090000Z');
  },
);

test('SEC-35 a letter shows the traveller nothing below the price, whoever asks for it', async () => {
  const record = await booking('en');
  const { text } = await confirmationMail(record, agency);
  const { staff } = record.price;
  for (const { amount } of [staff!.wholesale, staff!.agencyMarkup])
    expect(text).not.toContain((amount / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
  expect(text).not.toContain('arkup');
});

test('a cancellation is told with what comes back, and nothing else is', async () => {
  const refund = { amount: 12_345, currency: 'EUR' };
  const mail = await noticeMail('cancelled', await booking('en', { refund }), agency);
  expect(mail!.subject).toBe('Your car in Lisbon is cancelled (K7QM2X)');
  expect(mail!.text).toContain('€123.45');
  expect(await noticeMail('reserved', await booking('en'), agency)).toBeNull();
});
