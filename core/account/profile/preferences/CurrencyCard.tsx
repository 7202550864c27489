import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { currencyAtom, ownCurrencyAtom } from '../../../currency/state';
import { useFormat } from '../../../i18n/use-format';
import { Button } from '../../../ui/actions/Button';
import { Inline } from '../../../ui/content/layout';
import { Text } from '../../../ui/content/Text';
import { SettingsCard } from '../SettingsCard';

const CurrencyDialog = lazy(() => import('../../../currency/CurrencyDialog'));

/** The currency that prices are shown in, as in the header; it lasts as long as the page (R162). */
export function CurrencyCard() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const current = useAtomValue(currencyAtom);
  const own = useAtomValue(ownCurrencyAtom);
  const [open, setOpen] = useState(false);
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(current);
  return (
    <SettingsCard
      title={t`Currency`}
      note={t`For the prices on these pages, until you close them. Bookings are charged in ${own}.`}
    >
      <Inline justify="between">
        <Text>
          {name} · {current}
        </Text>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t`Choose another currency`}
        </Button>
      </Inline>
      <Suspense>{open && <CurrencyDialog open onOpenChange={setOpen} />}</Suspense>
    </SettingsCard>
  );
}
