import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/actions/Button';
import { VisuallyHidden } from '../ui/content/Text';
import { useCurrency } from './state';

const CurrencyDialog = lazy(() => import('./CurrencyDialog'));

/** The currency that prices are shown in, and the way to another one. */
export function CurrencyButton() {
  const { t } = useLingui();
  const currency = useCurrency();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <VisuallyHidden>{t`Currency: ${currency}`}</VisuallyHidden>
        <span aria-hidden="true">{currency}</span>
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <CurrencyDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
