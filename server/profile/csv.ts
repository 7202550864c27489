import type { Language, TripSummary } from '@/core/contract';
import { productName, statusName } from '../booking/lists/status-words';
import type { BookingProduct } from '../ports/booking';
import { asCsv, decimal } from '../http/csv';

type Column =
  | 'reference'
  | 'product'
  | 'title'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'bookedAt'
  | 'travelers'
  | 'amount'
  | 'charged'
  | 'returned'
  | 'kept'
  | 'currency'
  | 'bookingId';

const COLUMNS: readonly Column[] = [
  'reference',
  'product',
  'title',
  'status',
  'startsAt',
  'endsAt',
  'bookedAt',
  'travelers',
  'amount',
  'charged',
  'returned',
  'kept',
  'currency',
  'bookingId',
];

const HEADINGS: Record<Language, Record<Column, string>> = {
  en: {
    reference: 'Reference',
    product: 'Product',
    title: 'Booking',
    status: 'Status',
    startsAt: 'Starts',
    endsAt: 'Ends',
    bookedAt: 'Booked (UTC)',
    travelers: 'Travelers',
    amount: 'Amount',
    charged: 'Charged',
    returned: 'Refunded',
    kept: 'Retained',
    currency: 'Currency',
    bookingId: 'Booking ID',
  },
  pt: {
    reference: 'Localizador',
    product: 'Produto',
    title: 'Reserva',
    status: 'Situação',
    startsAt: 'Início',
    endsAt: 'Fim',
    bookedAt: 'Reservado em (UTC)',
    travelers: 'Viajantes',
    amount: 'Valor',
    charged: 'Cobrado',
    returned: 'Devolvido',
    kept: 'Retido',
    currency: 'Moeda',
    bookingId: 'Número da reserva',
  },
  es: {
    reference: 'Localizador',
    product: 'Producto',
    title: 'Reserva',
    status: 'Estado',
    startsAt: 'Inicio',
    endsAt: 'Fin',
    bookedAt: 'Reservado el (UTC)',
    travelers: 'Viajeros',
    amount: 'Importe',
    charged: 'Cobrado',
    returned: 'Devuelto',
    kept: 'Retenido',
    currency: 'Moneda',
    bookingId: 'Número de reserva',
  },
};

/** What was paid for a trip, and once it is cancelled what came back and what did not. */
function movedOf(
  { settlement, state, price }: TripSummary,
  language: Language,
): Record<'charged' | 'returned' | 'kept', string> {
  const charged = settlement?.charged ?? (state === 'confirmed' ? price : undefined);
  return {
    charged: charged ? decimal(charged, language) : '',
    returned: settlement ? decimal(settlement.returned, language) : '',
    kept: settlement ? decimal(settlement.kept, language) : '',
  };
}

/** Trips as CSV, in the words and the numbers of the language; dates are ISO. `products` sold them. */
export function tripsAsCsv(
  trips: readonly TripSummary[],
  products: ReadonlyMap<string, Pick<BookingProduct, 'id' | 'listing'>>,
  language: Language,
): string {
  const rows = trips.map((trip): Record<Column, string> => ({
    reference: trip.locator ?? '',
    product: productName(products.get(trip.product) ?? { id: trip.product }, language),
    title: trip.title,
    status: statusName(products.get(trip.product), trip, language),
    startsAt: trip.startsAt,
    endsAt: trip.endsAt,
    bookedAt: trip.bookedAt,
    travelers: trip.travelers.join('; '),
    amount: decimal(trip.price, language),
    ...movedOf(trip, language),
    currency: trip.price.currency,
    bookingId: trip.bookingId,
  }));
  return asCsv(
    COLUMNS.map((key) => ({ key, header: HEADINGS[language][key] })),
    rows,
    language,
  );
}
