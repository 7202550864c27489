import { useEffect } from 'react';
import * as real from '../selling/checkout/pay/PaymentStep';
import { instead } from './instead';

function PaymentStep({ onReady }: Pick<real.PaymentStepProps, 'onReady'>) {
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

/** In a file's tests a card that is always complete stands for the gateway's fields. */
export const paidByCard = (): void => instead(real, 'PaymentStep', PaymentStep);
