import { wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../locales/en/reward-wallet.po';
import { messages as es } from '../../../locales/es/reward-wallet.po';
import { messages as pt } from '../../../locales/pt/reward-wallet.po';

/** The words of this plugin's screens, for what files say alike. */
export const screenWordsOf = wordsFrom({ en, pt, es });
