import { withoutLogos } from '@/server/testing/logos';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { Agency } from '@/core/contract';
import { price } from '@/server/pricing';
import type { AgencyRecord } from '@/server/ports/agency';
import type { BookingRecord } from '@/server/ports/booking';
import { findCarrier } from '@/server/reference';
import { momentOf } from '@/server/supplier/time';
import { inkOn } from '@/server/mail/ink';
import { FlightSearch } from '../../contract';
import { familyOf, TIERS } from '../sandbox/families';
import { searchSandbox } from '../sandbox/search';
import { confirmationMail as confirmationBy } from './confirmation';

const confirmationMail = confirmationBy(withoutLogos);
const agency: AgencyRecord = {
  id: 'a',
  subdomain: 'horizonte',
  isActive: true,
  origin: 'https://horizonte.example',
  public: z.parse(Agency, {
    _id: 'a',
    agencyName: 'Horizonte <Viagens>',
    subdomain: 'horizonte',
    status: 'Active',
    isPlatform: false,
    language: 'pt',
    currency: 'BRL',
    heading: '',
    subHeading: '',
    headingColor: null,
    subHeadingColor: null,
    logo: null,
    backgroundImage: null,
    backgroundOverlay: null,
    primaryColor: '#c2410c',
    roundness: 1,
    font: 'Roboto',
    isSubscribed: true,
    privacyPolicy: null,
    cookiesPolicy: null,
    disclaimer: null,
    facebook: null,
    twitter: null,
    linkedin: null,
    instagram: null,
    youtube: null,
    tiktok: null,
    contactPhoneNumber: '+55 11 5555 0142',
    contactEmailId: 'ola@horizonte.example',
    social: { isFacebookEnabled: false, isGoogleEnabled: false },
    sso: { isSSOEnabled: false },
    bookingMenuItemOptions: [],
    applications: [],
    isPaymentDisabled: false,
    visitorsMaySearch: false,
    version: 1,
  }),
  pricing: { markupBasisPoints: 800, feeMinor: 1500, currency: 'BRL' },
};

const search = z.parse(FlightSearch, {
  legs: [
    { origin: 'SAO', destination: 'TYO', departureDate: '2027-03-12' },
    { origin: 'TYO', destination: 'SAO', departureDate: '2027-03-27' },
  ],
  travellers: { adults: 1, children: 1 },
});
const { offers } = searchSandbox({ ...search, currency: 'BRL' }, '2027-01-10', 'secret');
const offer = offers.find(
  (each) => each.flights.every((leg) => leg.stops.length === 1) && each.fareFamily.includes('economy-1'),
)!;
const [code, cabin, tier] = offer.fareFamily.split('-') as [string, 'economy', string];
const person = (firstName: string, birthDate: string, passengerType: string) => ({
  title: passengerType === 'CHD' ? 'Mr' : 'Ms',
  firstName,
  lastName: 'Prado & Filhas',
  gender: 'F',
  birthDate,
  passengerType,
});

const booking = (language: string): BookingRecord => ({
  id: '3f0f0a52-0000-4000-8000-000000000001',
  agencyId: 'a',
  clientId: null,
  userId: 'u',
  product: 'flight',
  progress: {
    bookingId: '3f0f0a52-0000-4000-8000-000000000001',
    state: 'confirmed',
    status: 'Confirmed',
    message: null,
    money: 'taken',
    actionUrl: null,
  },
  stage: 'confirmed',
  holdUntil: null,
  penalty: null,
  refund: null,
  locator: 'K7QW2M',
  supplierRef: 'SB1',
  price: price({ ...offer, retail: null }, { markupBasisPoints: 800, feeMinor: 1500 }),
  offer: { offer, fareFamily: familyOf(findCarrier(code)!, cabin, TIERS[Number(tier)]!) },
  request: {
    travellers: [person('Beatriz', '1988-04-02', 'ADT'), person('Davi', '2019-09-09', 'CHD')].map((each) => ({
      ...each,
      lastName: 'Prado',
    })),
    contact: { email: 'bia@example.com', phone: '+55 11 98765 4321' },
    billing: { address: 'Rua A', city: 'São Paulo', state: 'SP', zipCode: '01000-000', country: 'BR' },
  },
  details: {
    orderId: 'SB1',
    airlineRecordLocator: 'ZX9PLT',
    ticketNumbers: ['220-2400000001', '220-2400000002'],
    ticketTimeLimit: null,
    vendor: 'sandbox',
  },
  contactEmail: 'bia@example.com',
  language,
  createdAt: '2027-01-10T12:00:00.000Z',
  events: [],
});

describe('R241 the confirmation', () => {
  it.each([
    ['en', 'Ms Beatriz'],
    ['pt', 'Sra. Beatriz'],
    ['es', 'Sra. Beatriz'],
  ])('R222 calls travellers by a title of its language: %s', async (language, name) => {
    const mail = await confirmationMail(booking(language), agency);
    expect(mail.text).toContain(name);
    expect(mail.html).toContain(name);
  });

  it.each([
    ['en', 'Another airport', 'Return leaves from', 'not'],
    ['pt', 'Outro aeroporto', 'Partida da volta:', 'não'],
    ['es', 'Otro aeropuerto', 'La vuelta sale de', 'no de'],
  ])('names a change of airports as the screens do: %s', async (language, title, from, not) => {
    const record = booking(language);
    const [outbound, back] = offer.flights;
    const landed = outbound!.destination;
    const other = { ...landed, code: landed.code === 'NRT' ? 'HND' : 'NRT' };
    const stored = record.offer as { offer: typeof offer };
    const mailOf = (origin: typeof landed) => {
      const flights = [outbound!, { ...back!, origin, destination: outbound!.origin }];
      return confirmationMail({ ...record, offer: { ...stored, offer: { ...offer, flights } } }, agency);
    };
    const mail = await mailOf(other);
    const sentence = new RegExp(`${from} .+ \\(${other.code}\\), ${not} .+ \\(${landed.code}\\)`);
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(title);
      expect(text).toMatch(sentence);
    }
    expect((await mailOf(landed)).text).not.toContain(title);
  });

  it.each([
    ['en', 'Master Davi'],
    ['pt', 'Menino Davi'],
    ['es', 'Niño Davi'],
  ])('G10 calls no child Mr: %s', async (language, name) => {
    expect((await confirmationMail(booking(language), agency)).text).toContain(name);
  });

  it.each(['en', 'pt', 'es'])(
    'in %s tells codes, flights, travellers and the price in both forms',
    async (language) => {
      const mail = await confirmationMail(booking(language), agency);
      for (const form of [mail.html, mail.text]) {
        for (const fact of [
          'K7QW2M',
          'ZX9PLT',
          'Beatriz Prado',
          'Davi Prado',
          '220-2400000002',
          'https://horizonte.example/flight-details?bookingId=3f0f0a52',
        ])
          expect(form).toContain(fact);
        for (const { segments } of offer.flights)
          for (const { flightNumber, origin, destination } of segments)
            for (const fact of [flightNumber, origin.code, destination.code]) expect(form).toContain(fact);
      }
      expect(mail.subject).toContain('K7QW2M');
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.html).toContain('#c2410c');
    },
  );

  it('is written in the language of the booking, an unknown one in English', async () => {
    expect((await confirmationMail(booking('pt'), agency)).subject).toBe(
      'Sua viagem São Paulo – Tóquio está confirmada (K7QW2M)',
    );
    expect((await confirmationMail(booking('es'), agency)).text).toContain('Localizador de la aerolínea');
    expect((await confirmationMail(booking('xx'), agency)).subject).toBe(
      'Your trip São Paulo – Tokyo is confirmed (K7QW2M)',
    );
  });

  it('SEC-35 shows the price to the traveller, never what it cost the agency', async () => {
    const { price: full } = booking('en');
    const mail = await confirmationMail(booking('en'), agency);
    const text = (amount: number) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' }).format(amount / 100);
    expect(mail.text).toContain(`Total paid: ${text(full.total.amount)}`);
    for (const secret of [full.staff!.wholesale.amount, full.staff!.agencyMarkup.amount, offer.base.amount]) {
      expect(mail.html).not.toContain(text(secret));
      expect(mail.text).not.toContain(text(secret));
    }
  });

  it('SEC-22 writes names as text, never as markup', async () => {
    const mail = await confirmationMail(booking('en'), agency);
    expect(mail.html).not.toContain('<Viagens>');
    expect(mail.html).not.toMatch(/<script|javascript:|onerror/i);
  });

  it('brings a calendar with each flight at its true moment', async () => {
    const file = (await confirmationMail(booking('en'), agency)).attachments!.find(({ cid }) => !cid);
    expect(file!.filename).toBe('horizonte-K7QW2M.ics');
    const lines = file!.content.split('\r\n');
    const starts = lines.filter((line) => line.startsWith('DTSTART'));
    const segments = offer.flights.flatMap((leg) => leg.segments);
    const utc = (at: number) => `${new Date(at * 60_000).toISOString().replace(/[-:]/g, '').slice(0, 13)}00Z`;
    expect(starts).toEqual(
      segments.map((segment) => `DTSTART:${utc(momentOf(segment.departureTime, segment.departureZone))}`),
    );
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual(
      segments.map((segment) => `DTEND:${utc(momentOf(segment.arrivalTime, segment.arrivalZone))}`),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(segments.length);
  });

  it('writes white or dark on the colour of the agency, whichever can be read', () => {
    expect(inkOn('#c2410c')).toBe('#ffffff');
    expect(inkOn('#ffe600')).toBe('#14181f');
  });
});
