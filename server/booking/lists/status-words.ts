import type { Language, TripSummary } from '@/core/contract';
import { RESERVED } from '../states';
import type { BookingProduct } from '../../ports/booking';

type Names = Readonly<Record<Language, string>>;
/** What files need to know of who sold something. */
type Seller = Pick<BookingProduct, 'id' | 'listing'>;

/** One word a state, whatever was booked, as on screen (G14); a test compares them. */
export const STATES = {
  confirmed: { en: 'Confirmed', pt: 'Confirmada', es: 'Confirmada' },
  pending: { en: 'Pending', pt: 'Pendente', es: 'Pendiente' },
  onHold: { en: 'On hold', pt: 'Reservada, não paga', es: 'Reservada, sin pagar' },
  awaitingPayment: { en: 'Awaiting payment', pt: 'Aguardando pagamento', es: 'Pendiente de pago' },
  cancelling: { en: 'Canceling', pt: 'Em cancelamento', es: 'Cancelación en curso' },
  cancelled: { en: 'Canceled', pt: 'Cancelada', es: 'Cancelada' },
  failed: { en: 'Failed', pt: 'Não realizada', es: 'No realizada' },
} as const satisfies Readonly<Record<string, Names>>;

/** The engine's own words. */
const STATUS_NAMES: Readonly<Record<string, Names>> = {
  [RESERVED]: STATES.onHold,
  Processing: STATES.pending,
  'Awaiting Payment': STATES.awaitingPayment,
  Confirmed: STATES.confirmed,
  Cancelling: STATES.cancelling,
  Cancelled: STATES.cancelled,
  Failed: STATES.failed,
};

/** A status word in a language, of whichever product; null for one that nobody has a word for. */
export const nameOfAnyStatus = (
  sellers: readonly Seller[],
  word: string,
  language: Language,
): string | null =>
  [...sellers.map(({ listing }) => listing?.statuses?.[word]), STATUS_NAMES[word]].find(Boolean)?.[
    language
  ] ?? null;

/** G14: this status in every way in which it is written: all that have its word. */
export function spellingsOf(listing: Seller['listing'], status: string): string[] {
  const names = { ...STATUS_NAMES, ...listing?.statuses };
  const word = names[status]?.en;
  return word === undefined ? [status] : Object.keys(names).filter((key) => names[key]!.en === word);
}

/** A status word in a language, or as its supplier wrote it (G87). */
export const nameOfStatus = (seller: Seller | undefined, word: string, language: Language): string =>
  (seller?.listing?.statuses?.[word] ?? STATUS_NAMES[word])?.[language] ?? word;

/** Where a booking stands, in one word, the same as in lists and filters. */
export const statusName = (
  seller: Seller | undefined,
  { state, status }: Pick<TripSummary, 'state' | 'status'>,
  language: Language,
): string => {
  const ofState: string | undefined =
    state === 'reserved' ? RESERVED : seller?.listing?.words?.[state as keyof typeof seller.listing.words];
  return nameOfStatus(seller, ofState ?? status, language);
};

/** What the product is called. */
export const productName = ({ id, listing }: Seller, language: Language): string =>
  listing?.names?.[language] ?? id;
