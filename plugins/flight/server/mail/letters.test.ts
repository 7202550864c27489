import { describe, expect, it } from 'vitest';
import { calendarFile } from '@/core/say/calendar-file';
import { otherDay } from '@/core/say/dates';
import { withPlaceNames } from '@/server/reference';
import type { BookingRecord, Notice } from '@/server/ports/booking';
import { testAgency } from '@/server/testing/agency-record';
import { cancelledWith, expectFit } from '@/server/testing/letters';
import { withLogos, withoutLogos } from '@/server/testing/logos';
import { tripEvents } from '../../say/calendar';
import { reservationOf } from '../after/reservation';
import { trips } from '../stored';
import { tripBooking } from '../testing/booking';
import { scheduleMail, ticketMail } from './changes';
import { letters } from './letters';

const confirmationMail = letters.confirmationMail(withLogos);
const agency = testAgency({
  agencyName: 'Horizonte Viagens',
  primaryColor: '#c2410c',
  contactEmailId: 'ola@horizonte.example',
  contactPhoneNumber: '+55 11 5555 0142',
});
const protection = ({ price }: BookingRecord) =>
  price.lines.find(({ kind }) => kind === 'protection')!.amount.amount;

describe.each(['en', 'pt', 'es'])('every letter about a trip in %s', (language) => {
  const booked = tripBooking(language);
  const { price, progress } = booked;
  const over = (refund: number, isProtected = false) =>
    tripBooking(language, { progress: cancelledWith(price, progress, refund, isProtected) });
  const notices: [string, Notice, BookingRecord][] = [
    ['reserved', 'reserved', tripBooking(language, { holdUntil: '2027-01-12T02:30:00.000Z' })],
    ['expired', 'expired', booked],
    ['withdrawn', 'withdrawn', booked],
    ['cancelled-fee', 'cancelled', over(price.total.amount - 40_000)],
    ['cancelled-protected', 'cancelled', over(price.total.amount - protection(booked), true)],
    ['cancelled-whole', 'cancelled', over(price.total.amount)],
    ['cancelled-nothing', 'cancelled', over(0)],
    ['client-cancelled', 'client-cancelled', over(price.total.amount - 40_000)],
  ];

  it.each(notices)('%s', async (name, notice, record) => {
    const mail = await letters.noticeMail(withLogos)(notice, record, agency);
    expectFit(`flight-${name}-${language}`, mail!, agency);
  });

  it('the confirmation, with the date at every end that is on another day than the leg', async () => {
    const mail = await confirmationMail(booked, agency);
    expectFit(`flight-confirmation-${language}`, mail, agency);
    const { flights } = trips.readOffer(booked.offer).offer;
    const others = flights.flatMap(({ segments, departureTime }) =>
      segments
        .flatMap((each) => [each.departureTime, each.arrivalTime])
        .map((time) => otherDay(time, departureTime, language))
        .filter(Boolean),
    );
    expect(others.length).toBeGreaterThan(2);
    for (const form of [mail.html, mail.text])
      for (const day of new Set(others))
        expect(form.split(day).length - 1).toBe(others.filter((each) => each === day).length);
  });

  it('tickets, changed times, and the itinerary on paper of each state', async () => {
    expectFit(`flight-tickets-${language}`, await ticketMail(booked, agency), agency);
    const { flights } = trips.readOffer(booked.offer).offer;
    const later = [{ ...flights[0]!, departureTime: `${flights[0]!.departureTime.slice(0, 11)}23:40` }];
    expectFit(`flight-schedule-${language}`, scheduleMail(booked, agency, later, withLogos), agency);
    for (const record of [
      booked,
      over(0),
      tripBooking(language, { progress: { ...progress, state: 'reserved' } }),
    ]) {
      const pdf = Buffer.from(await letters.paper(record, agency, withLogos)).toString('base64');
      const { state } = record.progress;
      expectFit(
        `flight-paper-${state}-${language}`,
        {
          subject: '',
          html: '',
          text: agency.public.agencyName,
          attachments: [
            {
              filename: `${agency.public.subdomain}-${state}.pdf`,
              contentType: 'application/pdf',
              content: pdf,
              encoding: 'base64',
            },
          ],
        },
        agency,
      );
    }
  });

  it('the itinerary in the letter is the one that is downloaded, with the logo', async () => {
    const record = booked;
    const sent = (await confirmationMail(record, agency)).attachments!.find(({ filename }) =>
      filename.endsWith('.pdf'),
    )!;
    const saved = Buffer.from(await letters.paper(record, agency, withLogos));
    expect(sent.content).toBe(saved.toString('base64'));
    const pictures = (pdf: Uint8Array) =>
      Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;
    expect(pictures(saved)).toBeGreaterThan(pictures(await letters.paper(record, agency, withoutLogos)));
  });

  it('R241 the calendar in the letter is the one of the screen', async () => {
    const files = (await confirmationMail(booked, agency)).attachments!.filter(({ filename }) =>
      filename.endsWith('.ics'),
    );
    const shown = withPlaceNames(reservationOf(booked), language as 'en');
    const { bookingId, airlineRecordLocator: locator, offer } = shown;
    const { agencyName: by, contactEmailId: email } = agency.public;
    const source = { by, email, origin: agency.origin };
    const events = tripEvents({ bookingId, flights: offer.flights, locator });
    expect(locator).toBeTruthy();
    expect(files.map(({ content }) => content)).toEqual(
      events.map((event) => calendarFile([event], source, booked, withLogos.clock.now())),
    );
  });

  it('rule 12: a hold ends on the clocks where the trip sets out, and names them', async () => {
    const mail = await letters.noticeMail(withLogos)(...([notices[0]![1], notices[0]![2], agency] as const));
    const city = trips.readOffer(booked.offer).offer.flights[0]!.origin.city;
    expect(mail!.text).toMatch(/(11:30.PM|23:30) \(/);
    expect(mail!.text).toContain(city);
  });
});
