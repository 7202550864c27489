import { useMemo } from 'react';
import { useLingui } from '@lingui/react';
import { createFormatter, intlLocale, type Formatter } from './format';

/** The formatter of the language that is shown. */
export function useFormat(): Formatter {
  const { i18n } = useLingui();
  const locale = intlLocale(i18n.locale);
  return useMemo(() => createFormatter(locale), [locale]);
}
