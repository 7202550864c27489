import { wordsFrom } from '@/server/mail/words';
import { messages as en } from '../../../locales/en/car.po';
import { messages as es } from '../../../locales/es/car.po';
import { messages as pt } from '../../../locales/pt/car.po';

/** The words of this plugin's screens, for what files say alike. */
export const screenWordsOf = wordsFrom({ en, pt, es });
