import { expect, it } from 'vitest';
import { calendarFile } from '@/core/say/calendar-file';
import { RESERVATION } from '../web/testing/fixtures';
import { tripEvents } from './calendar';

it('the calendar has one entry a flight with its instants, places and locator', () => {
  const { bookingId, offer, airlineRecordLocator: locator } = RESERVATION;
  const file = calendarFile(
    tripEvents({ bookingId, flights: offer.flights, locator }),
    { by: 'Horizonte', origin: 'https://horizonte.example', email: null },
    RESERVATION,
    new Date('2027-02-20T10:00:00Z'),
  );
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain('DTSTART:20270310T112000Z\r\nDTEND:20270310T202500Z');
  expect(file).toContain('SUMMARY:TP 209 Lisbon (LIS) – New York (JFK)');
  expect(file).toContain('TP8Q2L');
});
