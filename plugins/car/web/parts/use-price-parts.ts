import { isRentalCharge, type CarDetails, type PricedCarExtras } from '../../contract';
import { useExtraWords } from '../car-words';
import { useExtraLines } from './use-extra-lines';

/** What the rental and the extras of a price are made of: the lines that the car's own page has told. */
export function usePriceParts({ charges }: Pick<CarDetails, 'charges'>, extras: PricedCarExtras | null) {
  const words = useExtraWords();
  return {
    base: charges
      .filter(isRentalCharge)
      .map(({ kind, amount }) => ({ id: kind, label: words.charge(kind), money: amount })),
    extras: useExtraLines(extras),
  };
}
