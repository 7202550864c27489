import type { HotelStay } from '../../contract';
import { ENGLISH_RECEPTION } from '../../say/told';

/** What the reception reads on a voucher. */
type Reception = HotelStay['reception'];

const words = (
  language: string,
  reservationFor: string,
  arrival: string,
  departure: string,
  show: string,
): Reception => ({ language, reservationFor, arrival, departure, show });

const PT = words('pt', 'Reserva em nome de', 'Chegada', 'Partida', 'Apresente esta página na recepção');
const ES = words('es', 'Reserva a nombre de', 'Llegada', 'Salida', 'Muestre esta página en la recepción');
const FR = words(
  'fr',
  'Réservation au nom de',
  'Arrivée',
  'Départ',
  'Veuillez présenter cette page à la réception',
);
const DE = words(
  'de',
  'Reservierung für',
  'Anreise',
  'Abreise',
  'Bitte zeigen Sie diese Seite an der Rezeption',
);
const IT = words('it', 'Prenotazione a nome di', 'Arrivo', 'Partenza', 'Mostri questa pagina alla reception');
const NL = words('nl', 'Reservering voor', 'Aankomst', 'Vertrek', 'Laat deze pagina zien bij de receptie');
const JA = words(
  'ja',
  'ご予約者名',
  'チェックイン',
  'チェックアウト',
  'このページをフロントでご提示ください',
);

const BY_COUNTRY: Readonly<Record<string, Reception>> = {
  PT,
  BR: PT,
  ES,
  MX: ES,
  AR: ES,
  CL: ES,
  PE: ES,
  CO: ES,
  FR,
  BE: FR,
  DE,
  AT: DE,
  CH: DE,
  IT,
  NL,
  JP: JA,
};

/** The words in the language of a country (alpha-2); English where we have no other. */
export const checkInWords = (country: string): Reception => BY_COUNTRY[country] ?? ENGLISH_RECEPTION;
