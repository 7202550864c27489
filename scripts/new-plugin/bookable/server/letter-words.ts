import { wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../locales/en/sample-pass.po';
import { messages as es } from '../../../locales/es/sample-pass.po';
import { messages as pt } from '../../../locales/pt/sample-pass.po';

/** The product's words in letters and papers. */
export const wordsOf = wordsFrom({ en, pt, es });
