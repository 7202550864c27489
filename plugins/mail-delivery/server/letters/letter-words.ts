import { wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../../locales/en/mail-delivery-server.po';
import { messages as es } from '../../../../locales/es/mail-delivery-server.po';
import { messages as pt } from '../../../../locales/pt/mail-delivery-server.po';

/** The words of letters about letters. */
export const wordsOf = wordsFrom({ en, pt, es });
