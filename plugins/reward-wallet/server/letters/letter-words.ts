import { wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../../locales/en/reward-wallet-server.po';
import { messages as es } from '../../../../locales/es/reward-wallet-server.po';
import { messages as pt } from '../../../../locales/pt/reward-wallet-server.po';

/** The words of letters and statements. */
export const wordsOf = wordsFrom({ en, pt, es });
