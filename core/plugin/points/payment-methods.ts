import type { MessageDescriptor } from '@lingui/core';
import type { Money } from '../../contract/money/money';
import type { View } from './item';

/** Called on "Pay": resolves with a token of the method, or null when its own fields need mending first. */
export type Tokenise = () => Promise<{ token: string } | null>;

/**
 * A way to pay beside the gateway's card fields. Its id is the `method` of the `PaymentInput` that is
 * sent; the booking engine takes `card` only so far.
 */
export interface PaymentMethod<Config> extends View<
  { due: Money; onReady: (tokenise: Tokenise) => void },
  Config
> {
  label: MessageDescriptor;
}
