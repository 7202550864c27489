import type { PricedCarExtras } from '../../contract';
import { useExtraWords } from '../words';

/** What was added, one line of a price each. */
export function useExtraLines(extras: PricedCarExtras | null) {
  const words = useExtraWords();
  if (!extras) return [];
  return [
    ...extras.coverages.map(({ code, name, amount }) => ({
      id: code,
      label: words.coverage(code, name),
      money: amount,
    })),
    ...extras.accessories.map(({ code, name, quantity, amount }) => ({
      id: code,
      label: quantity > 1 ? `${words.accessory(code, name)} × ${quantity}` : words.accessory(code, name),
      money: amount,
    })),
  ];
}
