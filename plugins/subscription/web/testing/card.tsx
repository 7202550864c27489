import { useEffect } from 'react';
import type { CardFieldsProps } from '@/core/selling/checkout/pay/CardFields';

/** Stands for the gateway's fields in tests: a card that is always complete. For `vi.mock` of `CardFields`' module. */
export function CardFields({ onReady }: CardFieldsProps) {
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
