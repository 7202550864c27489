import type { Money } from '../../contract/money/money';
import type { Place } from '../../say/dates';
import type { View } from './item';

/** What is about to be paid, as an add-on or a payment method sees it. */
export interface Cart {
  /** Id of the plugin whose checkout this is. */
  product: string;
  /** The price without any add-on. */
  total: Money;
  /** Local time, or day, at which it starts. */
  startsAt: string;
  /** Where it starts; null where that cannot be told. */
  place: Place | null;
  /** Until when it may be given back for nothing, ISO; null when it never may. */
  freeUntil: string | null;
  travelers: number;
}

/**
 * An add-on's wish; the server computes its price again (SEC-34). Null before the traveller has chosen. A selected one
 * without an amount was chosen before a reload: it counts once the add-on has said what it costs now.
 */
export interface AddonChoice {
  selected: boolean;
  amount: Money | null;
}

/** Something offered beside the price at checkout, such as protection. */
export interface CheckoutAddon<Config> extends View<
  { cart: Cart; choice: AddonChoice | null; onChange: (choice: AddonChoice) => void },
  Config
> {
  appliesTo: (cart: Cart) => boolean;
}
