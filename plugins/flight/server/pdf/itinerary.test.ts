import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { BookingRecord } from '@/server/ports/booking';
import { findCarrier } from '@/server/reference';
import { price } from '@/server/pricing';
import { testAgency } from '@/server/testing/agency-record';
import { withoutLogos } from '@/server/testing/logos';
import { FlightSearch } from '../../contract';
import { familyOf, TIERS } from '../sandbox/families';
import { searchSandbox } from '../sandbox/search';
import { itineraryPdf } from './itinerary';

const AGENCY = testAgency({
  agencyName: 'Horizonte Viagens',
  primaryColor: '#c2410c',
  contactEmailId: 'ola@horizonte.example',
});

const search = z.parse(FlightSearch, {
  legs: [
    { origin: 'SAO', destination: 'TYO', departureDate: '2027-03-12' },
    { origin: 'TYO', destination: 'SAO', departureDate: '2027-03-27' },
  ],
  travellers: { adults: 2 },
});
const { offers } = searchSandbox({ ...search, currency: 'BRL' }, '2027-01-10', 'secret');
const offer = offers.find(
  (each) => each.flights.every((leg) => leg.stops.length === 1) && each.fareFamily.includes('economy-1'),
)!;
const [code] = offer.fareFamily.split('-') as [string];
const person = (firstName: string, lastName: string) => ({
  title: 'Ms',
  firstName,
  lastName,
  gender: 'F',
  birthDate: '1990-05-17',
  passengerType: 'ADT',
});

const record = (state: 'confirmed' | 'cancelled' = 'confirmed', language = 'pt'): BookingRecord => ({
  id: '3f0f0a52-0000-4000-8000-000000000001',
  agencyId: 'a',
  clientId: null,
  userId: 'u',
  product: 'flight',
  progress: {
    bookingId: '3f0f0a52-0000-4000-8000-000000000001',
    state,
    status: 'Confirmed',
    message: null,
    money: 'taken',
    actionUrl: null,
  },
  stage: state,
  holdUntil: null,
  penalty: null,
  refund: null,
  locator: 'K7QW2M',
  supplierRef: 'SB1',
  price: price({ ...offer, retail: null }, { markupBasisPoints: 800, feeMinor: 1500 }),
  offer: { offer, fareFamily: familyOf(findCarrier(code)!, 'economy', TIERS[1]!) },
  request: {
    travellers: [person('Conceição', 'Muñoz Araújo'), person('Łucja', 'Nguyễn')],
    contact: { email: 'ana@example.com', phone: '+55 11 91234 5678' },
    billing: { address: 'Rua 1', city: 'São Paulo', state: 'SP', zipCode: '01000-000', country: 'BR' },
  },
  details: {
    orderId: 'SB1',
    airlineRecordLocator: 'ZZ8PL4',
    ticketNumbers: ['957-2412345678', '957-2412345679'],
    ticketTimeLimit: null,
    vendor: 'sandbox',
  },
  contactEmail: 'ana@example.com',
  language,
  createdAt: '2027-01-10T12:00:00.000Z',
  events: [],
});

/** The text of the pages is compressed; what identifies the file is not. */
const outer = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('the itinerary on paper', () => {
  it('is a whole PDF in the language of the booking, with its fonts inside and no page left over', async () => {
    const bytes = await itineraryPdf(record(), AGENCY, withoutLogos);
    if (process.env['KEEP_PDF']) {
      mkdirSync('.tmp', { recursive: true });
      writeFileSync('.tmp/itinerary.pdf', bytes);
    }
    const text = outer(bytes);
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text).toContain('/Lang (pt)');
    expect(text.match(/\/FontFile2/g)?.length).toBe(2);
    expect(text.match(/\/Type \/Page\b[^s]/g)?.length).toBeLessThanOrEqual(3);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('is the same for the same booking', async () => {
    const [first, second] = [
      await itineraryPdf(record(), AGENCY, withoutLogos),
      await itineraryPdf(record(), AGENCY, withoutLogos),
    ];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it('G06 does not say of a cancelled booking that somebody is going', async () => {
    const title = async (state: 'confirmed' | 'cancelled') => {
      const text = outer(await itineraryPdf(record(state, 'en'), AGENCY, withoutLogos));
      const object = /\/Title (\d+) 0 R/.exec(text)?.[1];
      return new RegExp(`\\n${object} 0 obj\\n\\(([^]*?)\\)\\nendobj`).exec(text)?.[1]?.replaceAll('\0', '');
    };
    expect(await title('confirmed')).toContain('You are going');
    expect(await title('cancelled')).toContain('Canceled: ');
    expect(await title('cancelled')).not.toContain('going');
  });
});
