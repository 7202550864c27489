import type { Language, Money } from '@/core/contract';
import type { ListedBooking } from '@/server/booking/lists/agency-list';
import { productName, statusName } from '@/server/booking/lists/status-words';
import type { BookingProduct } from '@/server/ports/booking';
import { csvInPieces, decimal } from '@/server/http/csv';
import { tripOf } from './trip';

const HEADINGS = {
  en: {
    reference: 'Record Locator',
    product: 'Product',
    title: 'Booking',
    status: 'Booking Status',
    reason: 'Reason for cancellation',
    bookedAt: 'Date Booked (UTC)',
    startsAt: 'Starts',
    endsAt: 'Ends',
    travelers: 'Travelers',
    bookedFor: 'Booked for',
    bookedBy: 'Booked by',
    email: 'Email',
    agreed: 'Price agreed',
    charged: 'Charged',
    refund: 'Refunded',
    penalty: 'Penalty Amount',
    sales: 'Sales Price',
    cost: 'Cost Price',
    commission: 'Commission Earned',
    markup: 'Agency Markup',
    fees: 'Agency fee',
    kept: 'Retained penalties',
    protection: 'Protection',
    currency: 'Booked Currency',
    payment: 'Transaction Hash',
    bookingId: 'Booking ID',
  },
  pt: {
    reference: 'Localizador',
    product: 'Produto',
    title: 'Reserva',
    status: 'Situação da reserva',
    reason: 'Motivo do cancelamento',
    bookedAt: 'Reservado em (UTC)',
    startsAt: 'Início',
    endsAt: 'Fim',
    travelers: 'Viajantes',
    bookedFor: 'Reservado para',
    bookedBy: 'Reservado por',
    email: 'E-mail',
    agreed: 'Preço combinado',
    charged: 'Cobrado',
    refund: 'Reembolsado',
    penalty: 'Valor da multa',
    sales: 'Preço de venda',
    cost: 'Preço de custo',
    commission: 'Comissão ganha',
    markup: 'Markup da agência',
    fees: 'Taxa da agência',
    kept: 'Multas retidas',
    protection: 'Proteção',
    currency: 'Moeda da reserva',
    payment: 'Código da transação',
    bookingId: 'Número da reserva',
  },
  es: {
    reference: 'Localizador',
    product: 'Producto',
    title: 'Reserva',
    status: 'Estado de la reserva',
    reason: 'Motivo de la cancelación',
    bookedAt: 'Reservado el (UTC)',
    startsAt: 'Inicio',
    endsAt: 'Fin',
    travelers: 'Viajeros',
    bookedFor: 'Reservado para',
    bookedBy: 'Reservado por',
    email: 'Correo electrónico',
    agreed: 'Precio acordado',
    charged: 'Cobrado',
    refund: 'Reembolsado',
    penalty: 'Importe de la penalización',
    sales: 'Precio de venta',
    cost: 'Precio de costo',
    commission: 'Comisión ganada',
    markup: 'Markup de la agencia',
    fees: 'Cargo de la agencia',
    kept: 'Penalizaciones retenidas',
    protection: 'Protección',
    currency: 'Moneda de la reserva',
    payment: 'Código de la transacción',
    bookingId: 'Número de reserva',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Column = keyof (typeof HEADINGS)['en'];
export type Line = Record<Column, string>;
const COLUMNS = Object.keys(HEADINGS.en) as Column[];

/** The product, of which nothing that it keeps itself is read. */
export const plainProduct = (product: BookingProduct): BookingProduct => ({
  ...product,
  summarise: () => ({ title: '', startsAt: '', endsAt: '', travelers: [], details: null }),
});

/** One line of the file. */
export function csvLine(product: BookingProduct, booking: ListedBooking, language: Language): Line {
  const trip = tripOf(product, booking, language);
  const amount = (money: Money | null): string => (money ? decimal(money, language) : '');
  return {
    reference: trip.locator ?? '',
    product: productName(product, language),
    title: trip.title,
    status: statusName(product, trip, language),
    reason: booking.cancelReason ?? '',
    bookedAt: trip.bookedAt,
    startsAt: trip.startsAt,
    endsAt: trip.endsAt,
    travelers: trip.travelers.join('; '),
    bookedFor: booking.bookedFor?.name ?? '',
    bookedBy: booking.bookedBy.name,
    email: booking.bookedBy.email,
    agreed: amount(booking.bookedPrice),
    charged: amount(booking.chargedAmount),
    refund: amount(booking.refundAmount),
    penalty: amount(booking.penaltyAmount),
    sales: amount(booking.salesPrice),
    cost: amount(booking.costPrice),
    commission: amount(booking.commissionEarned),
    markup: amount(booking.markupEarned),
    fees: amount(booking.transactionFees),
    kept: amount(booking.penaltyEarned),
    protection: amount(booking.protectionEarned),
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
    language,
  );
