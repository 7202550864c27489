import { wordsFrom } from '@/server/mail/letter-words';
import { messages as screenEn } from '../../../../locales/en/activity.po';
import { messages as en } from '../../../../locales/en/activity-server.po';
import { messages as screenEs } from '../../../../locales/es/activity.po';
import { messages as es } from '../../../../locales/es/activity-server.po';
import { messages as screenPt } from '../../../../locales/pt/activity.po';
import { messages as pt } from '../../../../locales/pt/activity-server.po';

/** This product's words for letters, and those of screens, for what both say alike. */
export const wordsOf = wordsFrom({
  en: { ...screenEn, ...en },
  pt: { ...screenPt, ...pt },
  es: { ...screenEs, ...es },
});
