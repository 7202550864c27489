import { describe, expect, it } from 'vitest';
import { testAgency } from '@/server/testing/agency-record';
import { withoutLogos } from '@/server/testing/logos';
import type { BookingRecord } from '@/server/ports/booking';
import { inkOn } from '@/server/mail/ink';
import { trips } from '../stored';
import { hasStops, person, tripBooking } from '../testing/booking';
import { letters } from './letters';

const confirmationMail = letters.confirmationMail(withoutLogos);
const known = testAgency({
  agencyName: 'Horizonte <Viagens>',
  language: 'pt',
  primaryColor: '#c2410c',
  contactPhoneNumber: '+55 11 5555 0142',
  contactEmailId: 'ola@horizonte.example',
});
const agency = {
  ...known,
  origin: 'https://horizonte.example',
  public: { ...known.public, subdomain: 'horizonte' },
};

const child = { title: 'Mr', birthDate: '2019-09-09', passengerType: 'CHD' };
const details = {
  orderId: 'SB1',
  airlineRecordLocator: 'ZX9PLT',
  ticketNumbers: ['220-2400000001', '220-2400000002'],
  ticketTimeLimit: null,
  vendor: 'sandbox',
};
function booking(language: string): BookingRecord {
  const booked = tripBooking(language, { details }, hasStops);
  const travellers = [person('Beatriz', 'Prado'), person('Davi', 'Prado', child)];
  return { ...booked, request: { ...(booked.request as object), travellers } };
}
const { offer } = trips.readOffer(booking('en').offer);

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

  it('names the bags of the fare, each by its kind', async () => {
    const record = booking('en');
    const { fareFamily, ...stored } = record.offer as { fareFamily: { features: object } };
    const bags = { carryOn: { pieces: 1, kilograms: 8 }, checked: { pieces: 2, kilograms: 23 } };
    const features = { ...fareFamily.features, ...bags };
    const sold = { ...stored, fareFamily: { ...fareFamily, features } };
    const { text, html } = await confirmationMail({ ...record, offer: sold }, agency);
    for (const form of [text, html])
      for (const bag of ['Carry-on bag: 1 × 8 kg', 'Checked bag: 2 × 23 kg']) expect(form).toContain(bag);
  });

  describe('of two flights to several cities', () => {
    const [outbound, back] = offer.flights;
    const onward = { ...back!, destination: { code: 'HNL', name: 'Honolulu', city: 'Honolulu' } };
    const written = { ...offer, flights: [outbound!, onward] };
    const mailOf = (sold: object) => {
      const record = booking('en');
      return confirmationMail({ ...record, offer: { ...(record.offer as object), offer: sold } }, agency);
    };

    it('R185 names each flight and every city, and no return', async () => {
      const { text, html, subject } = await mailOf({ ...written, routeType: 'Multi-City' });
      expect(subject).toContain('São Paulo – Tokyo – Honolulu');
      for (const form of [text, html]) {
        for (const title of ['Flight 1', 'Flight 2']) expect(form).toContain(title);
        expect(form).not.toMatch(/Outbound|Return/);
      }
    });

    it('R185 is told as such where an older release kept only the flights, and so is a round trip', async () => {
      const { routeType: _, ...older } = offer;
      const many = await mailOf({ ...older, flights: written.flights });
      expect(many.text).toContain('Flight 2');
      expect((await mailOf(older)).text).toContain('Return');
    });

    it('R185 is what was searched for, though it leads back to where it began', async () => {
      const mail = await mailOf({ ...offer, routeType: 'Multi-City' });
      expect(mail.subject).toContain('São Paulo – Tokyo – São Paulo');
      expect(mail.text).toContain('Flight 2');
    });
  });

  it.each([
    ['en', 'Master Davi'],
    ['pt', 'Menino Davi'],
    ['es', 'Niño Davi'],
  ])('G10 calls no child Mr: %s', async (language, name) => {
    expect((await confirmationMail(booking(language), agency)).text).toContain(name);
  });

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

  it('writes white or dark on the colour of the agency, whichever can be read', () => {
    expect(inkOn('#c2410c')).toBe('#ffffff');
    expect(inkOn('#ffe600')).toBe('#14181f');
  });
});
