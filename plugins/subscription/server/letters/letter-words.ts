import { wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../../locales/en/subscription-server.po';
import { messages as es } from '../../../../locales/es/subscription-server.po';
import { messages as pt } from '../../../../locales/pt/subscription-server.po';

/** The words of letters and invoices. */
export const wordsOf = wordsFrom({ en, pt, es });
