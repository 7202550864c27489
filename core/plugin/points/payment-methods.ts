import type { MessageDescriptor } from '@lingui/core';
import type { Money } from '../../contract/money/money';
import type { View } from './item';

/** Called on "Pay": resolves with a token of the method, or null when its own fields need mending first. */
export type Tokenise = () => Promise<{ token: string } | null>;

export interface PaymentMethodProps {
  /** The whole price. */
  due: Money;
  /** Id of the plugin whose product is paid. */
  product: string;
  onReady: (tokenise: Tokenise) => void;
  /** Of a method that pays a part: how much it pays now, at most the whole price; null for nothing. */
  onCovers: (amount: Money | null) => void;
}

/**
 * A way to pay beside the gateway's card fields. Its id is the `method` of the `PaymentInput` that is sent, and its
 * plugin's server charges it.
 */
export interface PaymentMethod<Config> extends View<PaymentMethodProps, Config> {
  label: MessageDescriptor;
  /**
   * `whole`: it is chosen instead of the card. `part`: it stands above the others and pays as much as it says by
   * `onCovers`; whatever is chosen below pays the rest.
   */
  pays: 'whole' | 'part';
}
