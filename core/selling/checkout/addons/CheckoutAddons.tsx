import { useEffect } from 'react';
import { useContributions, useHostSnapshot } from '../../../plugin/react';
import { ContributionView } from '../../../plugin/views';
import type { Cart, Contribution } from '../../../plugin/points';
import * as css from '../Checkout.css';
import type { Addons } from './use-addons';

/** What plugins offer beside the price, each in a box of its own: a crash there neither stops nor charges anything. */
export function CheckoutAddons({
  cart,
  addons,
  disabled = false,
}: {
  cart: Cart;
  addons: Addons;
  disabled?: boolean;
}) {
  const items = useContributions('checkout.addons').filter(({ appliesTo }) => appliesTo(cart));
  if (items.length === 0) return null;
  return (
    <fieldset disabled={disabled} className={css.addons}>
      {items.map((item) => (
        <Addon key={`${item.plugin}/${item.id}/${addons.round}`} item={item} cart={cart} addons={addons} />
      ))}
    </fieldset>
  );
}

function Addon({
  item,
  cart,
  addons,
}: {
  item: Contribution<'checkout.addons'>;
  cart: Cart;
  addons: Addons;
}) {
  const { problems } = useHostSnapshot();
  const crashes = problems.filter(({ code, plugin }) => code === 'crashed' && plugin === item.plugin).length;
  useEffect(() => {
    if (crashes > 0) addons.uncount(item.plugin);
    // oxlint-disable-next-line react/exhaustive-deps -- each crash once; a retry counts again by itself
  }, [crashes]);
  return (
    <ContributionView<'checkout.addons'>
      item={item}
      props={{
        cart,
        choice: addons.choices[item.plugin] ?? null,
        onChange: (choice) => addons.choose(item.plugin, choice),
      }}
    />
  );
}
