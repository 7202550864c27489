import { describe, expect, test } from 'vitest';
import type { TripSummary } from '@/core/contract';
import { tripsAsCsv } from './csv';

const trip: TripSummary = {
  bookingId: 'b-1',
  product: 'thing',
  state: 'confirmed',
  status: 'Ticketed',
  locator: 'ABC123',
  title: 'São Paulo – Lisboa',
  startsAt: '2027-01-01T09:30',
  endsAt: '2027-01-08',
  bookedAt: '2026-11-20T12:00:00.000Z',
  travelers: ['Ana Prado', 'Rui Prado'],
  price: { amount: 123_456, currency: 'BRL' },
  details: null,
};
const lines = (trips: TripSummary[], language: 'en' | 'pt' | 'es' = 'en') =>
  tripsAsCsv(trips, language).slice(1).trimEnd().split('\r\n');

describe('bookings as CSV', () => {
  test('begins with a byte order mark, keeps accents, writes ISO dates and plain amounts', () => {
    expect(tripsAsCsv([trip], 'en').charCodeAt(0)).toBe(0xfeff);
    expect(lines([trip])).toEqual([
      'Reference,Product,Booking,State,Status,Starts,Ends,Booked (UTC),Travelers,Amount,Currency,Booking id',
      'ABC123,thing,São Paulo – Lisboa,confirmed,Ticketed,2027-01-01T09:30,2027-01-08,2026-11-20T12:00:00.000Z,Ana Prado; Rui Prado,1234.56,BRL,b-1',
    ]);
  });

  test('amounts follow the minor units of their currency', () => {
    const amount = (amount: number, currency: string) =>
      lines([{ ...trip, price: { amount, currency } }])[1]!.split(',')[9];
    expect([amount(5, 'USD'), amount(1500, 'JPY'), amount(1234, 'KWD')]).toEqual(['0.05', '1500', '1.234']);
  });

  test('SEC-39 no cell is a formula', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r']) {
      const [, row = ''] = tripsAsCsv([{ ...trip, locator: `${start}cmd|' /C calc'!A0` }], 'en').split(
        'id\r\n',
      );
      expect(row.replace(/^"/, '').startsWith("'"), JSON.stringify(start)).toBe(true);
    }
    const [, quoted = ''] = lines([{ ...trip, title: 'He said "hi", then left' }]);
    expect(quoted).toContain('"He said ""hi"", then left"');
    const [, ...rows] = lines([{ ...trip, travelers: ['@SUM(1)', 'x'] }]);
    expect(rows.join()).toContain("'@SUM(1); x");
  });

  test('speaks the language of who asks; without bookings only the headings', () => {
    expect(lines([], 'pt')[0]).toContain('Localizador,Produto,Reserva');
    expect(lines([], 'es')).toHaveLength(1);
  });
});
