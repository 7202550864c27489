import type { Language, TripSummary } from '@/core/contract';
import { asCsv, decimal } from '../csv';

type Column =
  | 'reference'
  | 'product'
  | 'title'
  | 'state'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'bookedAt'
  | 'travelers'
  | 'amount'
  | 'currency'
  | 'bookingId';

const COLUMNS: readonly Column[] = [
  'reference',
  'product',
  'title',
  'state',
  'status',
  'startsAt',
  'endsAt',
  'bookedAt',
  'travelers',
  'amount',
  'currency',
  'bookingId',
];

const HEADINGS: Record<Language, Record<Column, string>> = {
  en: {
    reference: 'Reference',
    product: 'Product',
    title: 'Booking',
    state: 'State',
    status: 'Status',
    startsAt: 'Starts',
    endsAt: 'Ends',
    bookedAt: 'Booked (UTC)',
    travelers: 'Travelers',
    amount: 'Amount',
    currency: 'Currency',
    bookingId: 'Booking id',
  },
  pt: {
    reference: 'Localizador',
    product: 'Produto',
    title: 'Reserva',
    state: 'Estado',
    status: 'Situação',
    startsAt: 'Início',
    endsAt: 'Fim',
    bookedAt: 'Reservado em (UTC)',
    travelers: 'Viajantes',
    amount: 'Valor',
    currency: 'Moeda',
    bookingId: 'Id da reserva',
  },
  es: {
    reference: 'Localizador',
    product: 'Producto',
    title: 'Reserva',
    state: 'Estado',
    status: 'Situación',
    startsAt: 'Inicio',
    endsAt: 'Fin',
    bookedAt: 'Reservado el (UTC)',
    travelers: 'Viajeros',
    amount: 'Importe',
    currency: 'Moneda',
    bookingId: 'Id de la reserva',
  },
};

/** Trips as CSV: ISO dates, amounts with a point. */
export function tripsAsCsv(trips: readonly TripSummary[], language: Language): string {
  const rows = trips.map((trip): Record<Column, string> => ({
    reference: trip.locator ?? '',
    product: trip.product,
    title: trip.title,
    state: trip.state,
    status: trip.status,
    startsAt: trip.startsAt,
    endsAt: trip.endsAt,
    bookedAt: trip.bookedAt,
    travelers: trip.travelers.join('; '),
    amount: decimal(trip.price),
    currency: trip.price.currency,
    bookingId: trip.bookingId,
  }));
  return asCsv(
    COLUMNS.map((key) => ({ key, header: HEADINGS[language][key] })),
    rows,
  );
}
