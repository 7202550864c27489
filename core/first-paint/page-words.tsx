import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messages as en } from '../../locales/en/core.po';
import { messages as es } from '../../locales/es/core.po';
import { messages as pt } from '../../locales/pt/core.po';
import type { Language } from '../contract/site/agency';

const catalogs = { en, es, pt };
const made = new Map<Language, I18n>();

/** The core's words in a language, as the browser will have them. */
export function wordsIn(language: Language): I18n {
  const known = made.get(language) ?? setupI18n({ locale: language, messages: catalogs });
  made.set(language, known);
  return known;
}

/** The HTML of a view that needs words and nothing else of the application. */
export const draw = (view: ReactElement, language: Language): string =>
  renderToStaticMarkup(<I18nProvider i18n={wordsIn(language)}>{view}</I18nProvider>);
