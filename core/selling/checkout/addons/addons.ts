import type { Price } from '../../../contract/bookings/booking';
import type { Money } from '../../../contract/money/money';
import { addMoney } from '../../../contract/money/money-math';
import type { AddonChoice } from '../../../plugin/points';

/** What was chosen, by the add-on's plugin; an add-on that is not in it was not answered. */
export type AddonChoices = Readonly<Record<string, AddonChoice>>;
/** The add-on that is part of the price: the id of its plugin, and what it costs as far as this page knows. */
export interface ChosenAddon {
  plugin: string;
  amount: Money;
}

/** A price has room for one protection: choosing one gives up another. */
export function chooseAddon(choices: AddonChoices, plugin: string, choice: AddonChoice): AddonChoices {
  const others = choice.selected
    ? Object.fromEntries(
        Object.entries(choices).map(([id, other]) => [
          id,
          other.selected ? { selected: false, amount: null } : other,
        ]),
      )
    : choices;
  return { ...others, [plugin]: choice };
}

/** The chosen add-on, once it has said what it costs: what cannot be drawn is neither shown nor charged. */
export function chosenAddon(choices: AddonChoices): ChosenAddon | null {
  for (const [plugin, { selected, amount }] of Object.entries(choices))
    if (selected && amount) return { plugin, amount };
  return null;
}

/** An add-on is chosen that has not said yet what it costs. */
export const isUnpriced = (choices: AddonChoices): boolean =>
  Object.values(choices).some(({ selected, amount }) => selected && !amount);

/** The part of a price that is protection; null when there is none. */
export const protectionOf = (price: Price): Money | null =>
  price.lines.find((line) => line.kind === 'protection')?.amount ?? null;

/**
 * The choices beside a new price of the server's: the chosen add-on costs what stands in it. A price that was asked for
 * before the add-on was chosen has no such line, so the add-on says anew what it costs beside this one.
 */
export function settleAddon(choices: AddonChoices, price: Price): AddonChoices {
  const chosen = chosenAddon(choices);
  if (!chosen) return choices;
  return { ...choices, [chosen.plugin]: { selected: true, amount: protectionOf(price) } };
}

/** The price without its protection. */
export function withoutAddon(price: Price): Price {
  const amount = protectionOf(price);
  if (!amount) return price;
  return {
    ...price,
    lines: price.lines.filter((line) => line.kind !== 'protection'),
    total: addMoney(price.total, { ...amount, amount: -amount.amount }),
  };
}

/** The price with what is chosen now; where the server has priced it already, the server's word holds (R352, SEC-34). */
export function withAddon(price: Price, chosen: ChosenAddon | null): Price {
  if (!chosen) return withoutAddon(price);
  if (protectionOf(price)) return price;
  return {
    ...price,
    lines: [...price.lines, { kind: 'protection', amount: chosen.amount }],
    total: addMoney(price.total, chosen.amount),
  };
}
