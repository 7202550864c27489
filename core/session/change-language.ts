import { atom } from 'jotai';
import { apiAtom } from '../api/context';
import { sessionAtom } from './session';
import type { Language } from '../contract/site/agency';
import { activateLanguage, languageAtom, languageChanged } from '../i18n/catalogs';
import { LANGUAGE_NAME, rememberLanguage } from '../i18n/detect';

/** A `?lng=` left in the address would win over the choice at the next load (R013). */
function forgetQuery(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(LANGUAGE_NAME)) return;
  url.searchParams.delete(LANGUAGE_NAME);
  history.replaceState(history.state, '', url);
}

/**
 * Shows the page in another language, keeps the choice for a year (R014), tells the server when somebody is
 * signed in (R015), and asks again for answers that carry words.
 */
export const changeLanguageAtom = atom(null, (get, set, language: Language) => {
  activateLanguage(language);
  set(languageAtom, language);
  rememberLanguage(language);
  forgetQuery();
  // The choice holds in this browser even when the server cannot be told.
  if (get(sessionAtom).authenticated)
    void import('../contract/people/user')
      .then(({ changeLanguage }) => get(apiAtom).call(changeLanguage, { params: { lang: language } }))
      .catch(() => undefined);
  languageChanged();
});
