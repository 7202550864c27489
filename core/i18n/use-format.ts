import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLingui } from '@lingui/react';
import { useOwnCurrency } from './in-own-currency';
import { exchangeAtom } from './shown-currency';
import { createFormatter, intlLocale, type Formatter } from './format';

/** The formatter of the language and the currency that are shown. */
export function useFormat(): Formatter {
  const { i18n } = useLingui();
  const locale = intlLocale(i18n.locale);
  const chosen = useAtomValue(exchangeAtom);
  const exchange = useOwnCurrency() ? undefined : chosen;
  return useMemo(() => createFormatter(locale, exchange), [locale, exchange]);
}
