import { wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../../locales/en/administration-server.po';
import { messages as es } from '../../../../locales/es/administration-server.po';
import { messages as pt } from '../../../../locales/pt/administration-server.po';

/** The words that are said of letters and not on screens. */
export const wordsOf = wordsFrom({ en, pt, es });
