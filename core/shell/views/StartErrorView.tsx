import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CircleAlert, RefreshCw } from '../../ui/pictures/icons';
import { LoadErrorView } from './LoadErrorView';
import * as css from './Fallback.css';

/** For a page whose words could not be loaded; the catalogs are just what is missing. */
const WORDS = {
  en: ['Something failed to load. Please reload the page.', 'Try again'],
  pt: ['Algo não carregou. Recarregue a página.', 'Tentar de novo'],
  es: ['Algo no se pudo cargar. Vuelva a cargar la página.', 'Intentar de nuevo'],
} as const;

export interface StartErrorProps {
  error: unknown;
  /** Replaced by tests. */
  reload?: () => void;
}

/** A page that could not start, without its agency or without its words, and the way to try again (R158). */
export function StartErrorView({ error, reload = () => location.reload() }: StartErrorProps) {
  const [hasWords] = useState(() => i18n.locale !== '');
  if (hasWords)
    return (
      <I18nProvider i18n={i18n}>
        <LoadErrorView error={error} onRetry={reload} reload={reload} />
      </I18nProvider>
    );
  const language = document.documentElement.lang.slice(0, 2);
  const known = language in WORDS ? (language as keyof typeof WORDS) : 'en';
  const [title, again] = WORDS[known];
  if (!i18n.locale) i18n.loadAndActivate({ locale: known, messages: {} });
  return (
    <I18nProvider i18n={i18n}>
      <main className={css.screen} role="alert">
        <EmptyState
          level={1}
          icon={CircleAlert}
          title={title}
          action={
            <Button variant="primary" icon={RefreshCw} onClick={reload}>
              {again}
            </Button>
          }
        />
      </main>
    </I18nProvider>
  );
}
