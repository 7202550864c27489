import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useFormat } from '../i18n/use-format';
import type { Store } from '../state/store';
import { Alert } from '../ui/feedback/Alert';
import { Dialog } from '../ui/overlays/Dialog';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Icon } from '../ui/pictures/Icon';
import { Check, SearchX } from '../ui/pictures/icons';
import { Stack } from '../ui/content/layout';
import { SearchField } from '../ui/fields/SearchField';
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton';
import { toast } from '../ui/feedback/toast';
import * as css from './Currency.css';
import { currencyList, searchCurrencies } from './list';
import { loadRates } from './load-rates';
import { chooseCurrency } from './remember';
import { currencyAtom, ownCurrencyAtom } from './state';
import { ratesAtom } from '../i18n/shown-currency';

export interface CurrencyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every currency that there is a rate for, the agency's own first (R030); asks for the rates when it opens. */
export default function CurrencyDialog({ open, onOpenChange }: CurrencyDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const store = useStore() as Store;
  const own = useAtomValue(ownCurrencyAtom);
  const current = useAtomValue(currencyAtom);
  const rates = useAtomValue(ratesAtom);
  const [text, setText] = useState('');
  const [isLoading, setLoading] = useState(true);
  const load = () => {
    setLoading(true);
    void loadRates(store).finally(() => setLoading(false));
  };
  useEffect(() => {
    if (open) load();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening
  }, [open]);

  const all = currencyList(own, rates?.rates ?? null, format.locale);
  const found = searchCurrencies(all, text);
  const pick = (code: string) => {
    chooseCurrency(store, code);
    onOpenChange(false);
    if (code !== current) toast.success(t`Prices are shown in ${code}`);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Show prices in`}
      description={t`Bookings are charged in ${own}.`}
      size="large"
    >
      <Stack gap={16}>
        {rates && (
          <SearchField
            label={t`Search currencies`}
            placeholder={t`Search currencies`}
            value={text}
            onChange={setText}
            autoFocus
          />
        )}
        {!rates && isLoading ? (
          <SkeletonGroup label={t`Loading exchange rates`}>
            <Skeleton shape="block" height={80} />
          </SkeletonGroup>
        ) : (
          !rates && (
            <Alert
              tone="warning"
              title={t`The exchange rates are not available at the moment`}
              onRetry={load}
            >
              {t`Prices stay in ${own}.`}
            </Alert>
          )
        )}
        {found.length === 0 && <EmptyState icon={SearchX} title={t`No currency matches`} />}
        <ul className={css.list}>
          {found.map(({ code, name, symbol }) => (
            <li key={code}>
              <button
                type="button"
                className={css.option}
                aria-pressed={code === current}
                onClick={() => pick(code)}
              >
                <span className={css.code}>{code}</span>
                <span className={css.name}>{name}</span>
                <span className={css.symbol}>
                  {code === current ? <Icon icon={Check} size="small" /> : symbol !== code && symbol}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
