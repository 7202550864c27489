import { wordsFrom } from '@/server/mail/words';
import { messages as en } from '../../../../locales/en/car-server.po';
import { messages as es } from '../../../../locales/es/car-server.po';
import { messages as pt } from '../../../../locales/pt/car-server.po';

/** This product's words for letters. */
export const wordsOf = wordsFrom({ en, pt, es });
