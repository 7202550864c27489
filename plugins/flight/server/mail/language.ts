import { wordsFrom } from '@/server/mail/words';
import { messages as en } from '../../../../locales/en/flight-server.po';
import { messages as es } from '../../../../locales/es/flight-server.po';
import { messages as pt } from '../../../../locales/pt/flight-server.po';

export type { Words } from '@/server/mail/words';

/** This product's words for letters. */
export const wordsOf = wordsFrom({ en, pt, es });
