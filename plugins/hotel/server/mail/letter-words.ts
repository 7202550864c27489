import { wordsFrom } from '@/server/mail/letter-words';
import { messages as screenEn } from '../../../../locales/en/hotel.po';
import { messages as en } from '../../../../locales/en/hotel-server.po';
import { messages as screenEs } from '../../../../locales/es/hotel.po';
import { messages as es } from '../../../../locales/es/hotel-server.po';
import { messages as screenPt } from '../../../../locales/pt/hotel.po';
import { messages as pt } from '../../../../locales/pt/hotel-server.po';

/** This product's words for letters, and those of screens, for what both say alike. */
export const wordsOf = wordsFrom({
  en: { ...screenEn, ...en },
  pt: { ...screenPt, ...pt },
  es: { ...screenEs, ...es },
});
