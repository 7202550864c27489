import { optionalCoverages, type CarDetails, type CarExtras } from '../contract';

/** Nothing beside the car. */
export const NO_EXTRAS: CarExtras = { coverages: [], accessories: [] };

export const isEmpty = ({ coverages, accessories }: CarExtras): boolean =>
  coverages.length + accessories.length === 0;

export const quantityOf = ({ accessories }: CarExtras, code: string): number =>
  accessories.find((each) => each.code === code)?.quantity ?? 0;

/** So many of an accessory; none takes it out. */
export function withAccessory(extras: CarExtras, code: string, quantity: number): CarExtras {
  const others = extras.accessories.filter((each) => each.code !== code);
  return { ...extras, accessories: quantity > 0 ? [...others, { code, quantity }] : others };
}

export function withCoverage(extras: CarExtras, code: string, isWanted: boolean): CarExtras {
  const others = extras.coverages.filter((each) => each !== code);
  return { ...extras, coverages: isWanted ? [...others, code] : others };
}

/** What of a choice this car can be given: others' extras and too many of one are left out. */
export function fitting(
  { coverages, accessories }: CarExtras,
  offer: Pick<CarDetails, 'accessories' | 'availableInfo'>,
): CarExtras {
  const sold = new Set(optionalCoverages(offer).map(({ code }) => code));
  return {
    coverages: coverages.filter((code) => sold.has(code)),
    accessories: accessories.flatMap(({ code, quantity }) => {
      const max = offer.accessories.find((each) => each.code === code)?.max ?? 0;
      return max > 0 ? [{ code, quantity: Math.min(quantity, max) }] : [];
    }),
  };
}
