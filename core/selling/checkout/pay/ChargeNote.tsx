import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Money } from '../../../contract/money/money';
import { exchangeAtom, ratesAtom } from '../../../i18n/shown-currency';
import { useFormat } from '../../../i18n/use-format';
import { Alert } from '../../../ui/feedback/Alert';

/** What is really charged, where prices are shown in another currency (G131); nothing where they are the same. */
export function ChargeNote({ total }: { total: Money }) {
  const { t } = useLingui();
  const format = useFormat();
  const rates = useAtomValue(ratesAtom);
  const shown = useAtomValue(exchangeAtom)?.(total);
  if (!rates || !shown || shown.currency === total.currency) return null;
  const charged = format.money(total, { own: true });
  return (
    <Alert tone="info" title={t`You will be charged ${charged} (${total.currency})`}>
      {t`Amounts in ${shown.currency} are for orientation, at the rates of ${format.date(rates.date)}.`}
    </Alert>
  );
}
