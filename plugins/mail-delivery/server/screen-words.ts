import { wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../locales/en/mail-delivery.po';
import { messages as es } from '../../../locales/es/mail-delivery.po';
import { messages as pt } from '../../../locales/pt/mail-delivery.po';

/** The words of this plugin's screens, for what files say alike. */
export const screenWordsOf = wordsFrom({ en, pt, es });
