import { wordsFrom } from '@/server/mail/letter-words';
import { messages as screenEn } from '../../../../locales/en/flight.po';
import { messages as en } from '../../../../locales/en/flight-server.po';
import { messages as screenEs } from '../../../../locales/es/flight.po';
import { messages as es } from '../../../../locales/es/flight-server.po';
import { messages as screenPt } from '../../../../locales/pt/flight.po';
import { messages as pt } from '../../../../locales/pt/flight-server.po';

export type { Words } from '@/server/mail/letter-words';

/** This product's words for letters, and those of screens, for what both say alike. */
export const wordsOf = wordsFrom({
  en: { ...screenEn, ...en },
  pt: { ...screenPt, ...pt },
  es: { ...screenEs, ...es },
});
