import { msg } from '@lingui/core/macro';
import type { Money, PaidPart } from '../contract';
import type { Say } from './say';

/** What the ways to pay are called whose parts are told. `nameOf`: of those that plugins bring; null where it is gone. */
export interface WayWords {
  readonly say: Say;
  readonly money: (amount: Money) => string;
  readonly nameOf: (method: string) => string | null;
}

/** What a way to pay is called; null is the card. */
export const wayText = (method: string | null, { say, nameOf }: Omit<WayWords, 'money'>): string =>
  method === null ? say._(msg`Card`) : (nameOf(method) ?? say._(msg`Another way to pay`));

/** Who pays, or gets back, which part: `$40.00 (Reward wallet) and $60.00 (Card)`. */
export const partsText = (parts: readonly PaidPart[], words: WayWords): string =>
  new Intl.ListFormat(words.say.locale).format(
    parts.map(({ method, amount }) => `${words.money(amount)} (${wayText(method, words)})`),
  );
