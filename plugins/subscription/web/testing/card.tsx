import { useEffect } from 'react';
import * as real from '@/core/selling/checkout/pay/CardFields';
import { instead } from '@/core/testing/instead';

function CardFields({ onReady }: real.CardFieldsProps) {
  useEffect(
    () =>
      onReady(
        () => Promise.resolve({ token: 'tok_visa' }),
        () => undefined,
      ),
    [onReady],
  );
  return <p>Card fields</p>;
}

/** In a file's tests a card that is always complete stands for the gateway's fields. */
export const paidByCard = (): void => instead(real, 'CardFields', CardFields);
