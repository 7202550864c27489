import { type ComponentProps, useEffect } from 'react';
import type { PaymentStep as Real } from '../selling/checkout/pay/PaymentStep';

/** Stands for the gateway's fields in tests: a card that is always complete. For `vi.mock` of `PaymentStep`'s module. */
export function PaymentStep({ onReady }: Pick<ComponentProps<typeof Real>, 'onReady'>) {
  useEffect(
    () =>
      onReady(
        () => Promise.resolve({ method: 'card', token: 'tok_visa' }),
        () => undefined,
      ),
    [onReady],
  );
  return <p>Card fields</p>;
}
