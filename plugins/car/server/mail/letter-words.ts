import { wordsFrom } from '@/server/mail/letter-words';
import { messages as screenEn } from '../../../../locales/en/car.po';
import { messages as en } from '../../../../locales/en/car-server.po';
import { messages as screenEs } from '../../../../locales/es/car.po';
import { messages as es } from '../../../../locales/es/car-server.po';
import { messages as screenPt } from '../../../../locales/pt/car.po';
import { messages as pt } from '../../../../locales/pt/car-server.po';

/** This product's words for letters, and those of screens, for what both say alike. */
export const wordsOf = wordsFrom({
  en: { ...screenEn, ...en },
  pt: { ...screenPt, ...pt },
  es: { ...screenEs, ...es },
});
