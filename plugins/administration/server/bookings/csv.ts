import type { Language, Money } from '@/core/contract';
import type { ListedBooking } from '@/server/booking/agency-list';
import type { BookingProduct } from '@/server/booking/types';
import { csvInPieces, decimal } from '@/server/csv';
import { tripOf } from './trip';

const HEADINGS = {
  en: {
    reference: 'Record Locator',
    product: 'Product',
    title: 'Booking',
    status: 'Booking Status',
    bookedAt: 'Date Booked (UTC)',
    startsAt: 'Starts',
    endsAt: 'Ends',
    travelers: 'Travelers',
    bookedFor: 'Booked for',
    bookedBy: 'Booked by',
    email: 'Email',
    cost: 'Cost Price',
    sales: 'Sales Price',
    commission: 'Commission Earned',
    fees: 'Transaction Fees',
    penalty: 'Penalty Amount',
    refund: 'Refund',
    currency: 'Booked Currency',
    payment: 'Transaction Hash',
    bookingId: 'Booking ID',
  },
  pt: {
    reference: 'Localizador',
    product: 'Produto',
    title: 'Reserva',
    status: 'Situação da reserva',
    bookedAt: 'Reservado em (UTC)',
    startsAt: 'Início',
    endsAt: 'Fim',
    travelers: 'Viajantes',
    bookedFor: 'Reservado para',
    bookedBy: 'Reservado por',
    email: 'E-mail',
    cost: 'Preço de custo',
    sales: 'Preço de venda',
    commission: 'Comissão',
    fees: 'Taxas de transação',
    penalty: 'Multa',
    refund: 'Reembolso',
    currency: 'Moeda da reserva',
    payment: 'Código da transação',
    bookingId: 'Id da reserva',
  },
  es: {
    reference: 'Localizador',
    product: 'Producto',
    title: 'Reserva',
    status: 'Estado de la reserva',
    bookedAt: 'Reservado el (UTC)',
    startsAt: 'Inicio',
    endsAt: 'Fin',
    travelers: 'Viajeros',
    bookedFor: 'Reservado para',
    bookedBy: 'Reservado por',
    email: 'Correo electrónico',
    cost: 'Precio de coste',
    sales: 'Precio de venta',
    commission: 'Comisión',
    fees: 'Gastos de transacción',
    penalty: 'Penalización',
    refund: 'Reembolso',
    currency: 'Moneda de la reserva',
    payment: 'Código de la transacción',
    bookingId: 'Id de la reserva',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Column = keyof (typeof HEADINGS)['en'];
export type Line = Record<Column, string>;
const COLUMNS = Object.keys(HEADINGS.en) as Column[];
const amount = (money: Money | null): string => (money ? decimal(money) : '');

/** One line of the file. */
export function csvLine(product: BookingProduct, booking: ListedBooking, language: Language): Line {
  const trip = tripOf(product, booking, language);
  return {
    reference: trip.locator ?? '',
    product: trip.product,
    title: trip.title,
    status: trip.status,
    bookedAt: trip.bookedAt,
    startsAt: trip.startsAt,
    endsAt: trip.endsAt,
    travelers: trip.travelers.join('; '),
    bookedFor: booking.bookedFor?.name ?? '',
    bookedBy: booking.bookedBy.name,
    email: booking.bookedBy.email,
    cost: decimal(booking.costPrice),
    sales: decimal(trip.price),
    commission: decimal(booking.commissionEarned),
    fees: decimal(booking.transactionFees),
    penalty: amount(booking.penaltyAmount),
    refund: amount(booking.refundAmount),
    currency: trip.price.currency,
    payment: booking.transactionHash ?? '',
    bookingId: trip.bookingId,
  };
}

/** The agency's bookings as a file (R383). */
export const bookingsAsCsv = (lines: AsyncIterable<Line>, language: Language): AsyncIterable<string> =>
  csvInPieces(
    COLUMNS.map((key) => ({ key, header: HEADINGS[language][key] })),
    lines,
  );
