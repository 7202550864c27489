import type { Money } from '../../contract/money';
import type { View } from './item';

/** What is about to be paid, as an add-on or a payment method sees it. */
export interface Cart {
  /** Id of the plugin whose checkout this is. */
  product: string;
  total: Money;
  startsAt: string;
  travelers: number;
}

/** An add-on's wish; the server computes its price again (SEC-34). */
export interface AddonChoice {
  selected: boolean;
  amount: Money | null;
}

/** Something offered beside the price at checkout, such as protection. */
export interface CheckoutAddon<Config> extends View<
  { cart: Cart; choice: AddonChoice; onChange: (choice: AddonChoice) => void },
  Config
> {
  appliesTo: (cart: Cart) => boolean;
}
