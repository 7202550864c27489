import type { Language, TripSummary } from '@/core/contract';
import { RESERVED } from '../states';
import type { BookingProduct } from '../../ports/booking';

type Names = Readonly<Record<Language, string>>;
/** What files need to know of who sold something. */
type Seller = Pick<BookingProduct, 'id' | 'listing'>;

/** The engine's own words in the words of the lists on screen; a test compares them. */
const STATUS_NAMES: Readonly<Record<string, Names>> = {
  [RESERVED]: { en: 'Reserved, not paid', pt: 'Reservada, não paga', es: 'Reservada, sin pagar' },
  Processing: { en: 'Processing', pt: 'Em processamento', es: 'En proceso' },
  'Awaiting Payment': { en: 'Awaiting Payment', pt: 'Aguardando pagamento', es: 'Pendiente de pago' },
  Confirmed: { en: 'Confirmed', pt: 'Confirmada', es: 'Confirmada' },
  Cancelling: { en: 'Canceling', pt: 'Em cancelamento', es: 'Cancelación en curso' },
  Cancelled: { en: 'Canceled', pt: 'Cancelada', es: 'Cancelada' },
  Failed: { en: 'Failed', pt: 'Não realizada', es: 'No realizada' },
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
