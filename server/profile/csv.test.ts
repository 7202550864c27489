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
const PRODUCTS = new Map([
  [
    'thing',
    {
      id: 'thing',
      listing: {
        names: { en: 'Things', pt: 'Coisas', es: 'Cosas' },
        statuses: { Ticketed: { en: 'Ticketed', pt: 'Emitida', es: 'Emitida' } },
      },
    },
  ],
]);
const lines = (trips: TripSummary[], language: 'en' | 'pt' | 'es' = 'en') =>
  tripsAsCsv(trips, PRODUCTS, language).slice(1).trimEnd().split('\r\n');

describe('bookings as CSV', () => {
  test('begins with a byte order mark, keeps accents, writes ISO dates and plain amounts', () => {
    expect(tripsAsCsv([trip], PRODUCTS, 'en').charCodeAt(0)).toBe(0xfeff);
    expect(lines([trip])).toEqual([
      'Reference,Product,Booking,Status,Starts,Ends,Booked (UTC),Travelers,Amount,Charged,Refunded,Retained,Currency,Booking ID',
      'ABC123,Things,São Paulo – Lisboa,Ticketed,2027-01-01T09:30,2027-01-08,2026-11-20T12:00:00.000Z,Ana Prado; Rui Prado,1234.56,1234.56,,,BRL,b-1',
    ]);
  });

  test('amounts follow the minor units of their currency', () => {
    const amount = (amount: number, currency: string) =>
      lines([{ ...trip, price: { amount, currency } }])[1]!.split(',')[8];
    expect([amount(5, 'USD'), amount(1500, 'JPY'), amount(1234, 'KWD')]).toEqual(['0.05', '1500', '1.234']);
  });

  test('say what was charged, returned and kept, once there was something to charge', () => {
    const money = (more: Partial<TripSummary>) =>
      lines([{ ...trip, ...more }])[1]!
        .split(',')
        .slice(-6, -2);
    const brl = (amount: number) => ({ amount, currency: 'BRL' });
    const settlement = {
      charged: brl(123_456),
      returned: brl(100_000),
      kept: brl(23_456),
      keptBy: 'terms' as const,
    };
    expect(money({ state: 'cancelled', settlement })).toEqual(['1234.56', '1234.56', '1000.00', '234.56']);
    expect(money({ state: 'reserved' })).toEqual(['1234.56', '', '', '']);
    expect(lines([], 'es')[0]).toContain('Importe;Cobrado;Devuelto;Retenido;');
  });

  test('SEC-39 no cell is a formula', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r']) {
      const [, row = ''] = tripsAsCsv(
        [{ ...trip, locator: `${start}cmd|' /C calc'!A0` }],
        PRODUCTS,
        'en',
      ).split('ID\r\n');
      expect(row.replace(/^"/, '').startsWith("'"), JSON.stringify(start)).toBe(true);
    }
    const [, quoted = ''] = lines([{ ...trip, title: 'He said "hi", then left' }]);
    expect(quoted).toContain('"He said ""hi"", then left"');
    const [, ...rows] = lines([{ ...trip, travelers: ['@SUM(1)', 'x'] }]);
    expect(rows.join()).toContain("'@SUM(1); x");
  });

  test('speaks the language of who asks; without bookings only the headings', () => {
    expect(lines([], 'pt')[0]).toContain('Localizador;Produto;Reserva;Situação;');
    expect(lines([], 'es')).toHaveLength(1);
    expect(lines([trip], 'pt')[1]).toMatch(
      /^ABC123;Coisas;São Paulo – Lisboa;Emitida;.*;1234,56;1234,56;;;BRL;b-1$/,
    );
  });

  test('has one word for where a booking stands, as the lists on screen have it', () => {
    const word = (state: TripSummary['state'], status: string) =>
      lines([{ ...trip, state, status }], 'es')[1]!.split(';')[3];
    expect(word('reserved', 'Booked')).toBe('Reservada, sin pagar');
    expect(word('cancelled', 'Cancelled')).toBe('Cancelada');
    expect(word('confirmed', 'Waitlisted')).toBe('Waitlisted');
  });
});
