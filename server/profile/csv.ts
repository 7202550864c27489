import type { Language, TripSummary } from '@/core/contract';
import { stringify } from 'csv-stringify/sync';

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

/** Minor units as a plain decimal number, in every language with a point. */
function decimal({ amount, currency }: TripSummary['price']): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (amount / 10 ** digits).toFixed(digits);
}

/**
 * Trips as CSV that a spreadsheet opens as it is: UTF-8 with a byte order mark, ISO dates, amounts with a point, and
 * no cell that it would take for a formula (SEC-39).
 */
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
  return stringify(rows, {
    bom: true,
    header: true,
    columns: COLUMNS.map((key) => ({ key, header: HEADINGS[language][key] })),
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
