import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Money } from '../../../contract/money/money';
import { useOwnCurrency } from '../../../i18n/in-own-currency';
import { exchangeAtom, ratesAtom } from '../../../i18n/shown-currency';
import { useFormat } from '../../../i18n/use-format';
import { Amount } from '../../../ui/content/Amount';
import { Text } from '../../../ui/content/Text';
import { Alert } from '../../../ui/feedback/Alert';

/** The amount in another currency that the reader has chosen, and of when its rates are; null where that is the same. */
function useConverted(total: Money): { shown: Money; date: string } | null {
  const rates = useAtomValue(ratesAtom);
  const shown = useAtomValue(exchangeAtom)?.(total);
  return rates && shown && shown.currency !== total.currency ? { shown, date: rates.date } : null;
}

/** What is really charged, where prices are shown in another currency (G131); nothing where they are the same. */
export function ChargeNote({ total }: { total: Money }) {
  const { t } = useLingui();
  const format = useFormat();
  const converted = useConverted(total);
  // What stands here is what is charged.
  const isOwn = useOwnCurrency();
  if (!converted || isOwn) return null;
  const charged = <Amount money={total} own />;
  return (
    <Alert
      tone="info"
      title={
        <Trans>
          You will be charged {charged} ({total.currency})
        </Trans>
      }
    >
      {t`Amounts in ${converted.shown.currency} are for orientation, at the rates of ${format.date(converted.date)}.`}
    </Alert>
  );
}

/** Beside what was charged: about how much that is in the currency that the reader has chosen, and at which rates. */
export function ConvertedNote({ total }: { total: Money }) {
  const format = useFormat();
  const converted = useConverted(total);
  if (!converted) return null;
  const about = <Amount money={converted.shown} own />;
  return (
    <Text size={14} tone="secondary">
      <Trans>
        About {about}, converted at the rates of {format.date(converted.date)}
      </Trans>
    </Text>
  );
}
