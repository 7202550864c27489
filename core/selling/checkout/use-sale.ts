import { useState } from 'react';
import { useClientPrice } from '../client/use-client-price';
import type { Price } from '../../contract/bookings/booking';
import type { Money } from '../../contract/money/money';
import { addMoney } from '../../contract/money/money-math';
import type { MarkupInput } from '../../contract/money/sale';
import { withAddon } from './addons/addons';
import { bareTotal, extrasIn, priceMoved, type PriceChange } from './price/bare-price';
import type { Markup } from './price/markup';
import { useAddons } from './addons/use-addons';
import type { Quote } from './pay/use-booking';
import { useMarkup } from './price/use-markup';

/** What was chosen about a price: the server works all of it out again (SEC-34). */
export interface PriceChoices<Extras> {
  protection: string | undefined;
  markup: MarkupInput | undefined;
  extras: Extras;
}

export interface SaleInput<Q extends Quote, Extras> {
  /** Makes one checkout one booking; see `newKey`. */
  checkoutKey: string;
  /** The price on entry. */
  first: Q;
  /** What was on screen before, without extras and protection; where it is another price, the page asks at once. */
  agreed: Money;
  /** What of extras is in the price on entry. */
  extras: Extras;
  /** Staff's own markup that is part of the price on entry. */
  markup: Markup | null;
  /** Asks the server for the price of now. Rejects with the transport's error. */
  ask: (expectedTotal: Money, choices: PriceChoices<Extras>) => Promise<Q>;
  /** The address should carry the price that is agreed to now, without extras and protection, and the markup in it. */
  onAgreed: (bare: Money, markup: Markup | null) => void;
}

/** The price of one checkout: what it is made of now, what was agreed to, and what was chosen about it. */
export function useSale<Q extends Quote, Extras>(input: SaleInput<Q, Extras>) {
  const { checkoutKey, first, agreed, ask, onAgreed } = input;
  const [quote, setQuote] = useState(first);
  const [extras, setExtras] = useState(input.extras);
  // Without extras and protection, as in the address: both come on top.
  const [accepted, setAccepted] = useState(
    agreed.currency === first.price.total.currency ? agreed : bareTotal(first.price),
  );
  const [change, setChange] = useState<(PriceChange & { isAhead: boolean }) | null>(() => {
    const moved = priceMoved(agreed, first);
    return moved && { ...moved, isAhead: true };
  });
  const addons = useAddons(checkoutKey);
  const { chosen } = addons;
  const price = withAddon(quote.price, chosen);

  const show = (fresh: Q) => {
    setQuote(fresh);
    addons.settle(fresh.price);
  };
  const agree = (now: Price, markup: Markup | null) => {
    const bare = bareTotal(now);
    setAccepted(bare);
    onAgreed(bare, markup);
  };
  const markup = useMarkup({
    first: input.markup,
    reprice: async (typed) => {
      const fresh = await ask(accepted, { protection: undefined, markup: typed ?? undefined, extras });
      show(fresh);
      agree(fresh.price, typed);
    },
  });
  const client = useClientPrice({
    reprice: async () => {
      const fresh = await ask(accepted, {
        protection: undefined,
        markup: markup.applied ?? undefined,
        extras,
      });
      show(fresh);
      agree(fresh.price, markup.applied);
    },
  });
  const choices = { protection: chosen?.plugin, markup: markup.applied ?? undefined };
  const withExtras = addMoney(accepted, extrasIn(quote.price));

  return {
    quote,
    setQuote,
    price,
    addons,
    markup,
    /** The price of the client for whom staff books. */
    client,
    /** What the traveller agreed to pay, everything included. */
    due: chosen ? addMoney(withExtras, chosen.amount) : withExtras,
    /** What is part of the price. */
    extras,
    ask: (expectedTotal: Money) => ask(expectedTotal, { ...choices, extras }),
    /** Prices other extras and puts them on the screen; asks where the rest has moved meanwhile. */
    reprice: async (next: Extras): Promise<Q> => {
      const fresh = await ask(price.total, { ...choices, extras: next });
      show(fresh);
      setExtras(next);
      const moved = priceMoved(accepted, fresh);
      if (moved) setChange({ ...moved, isAhead: true });
      return fresh;
    },
    /** Another price that the traveller is asked about; `isAhead`: nothing waits to be booked with it. */
    change,
    setChange,
    /** The traveller agrees to the price that was asked about. */
    agree: (now: Price) => {
      agree(now, markup.applied);
      addons.settle(now);
    },
  };
}
export type Sale<Q extends Quote, Extras> = ReturnType<typeof useSale<Q, Extras>>;
