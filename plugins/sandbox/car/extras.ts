import { carRefusals } from '@/plugins/car/contract/refusals';
import type { FieldRefusal } from '@/server/error';
import { SupplierError } from '@/server/selling/supplier/errors';
import { type CarExtras, optionalCoverages, type PricedCarExtras } from '@/plugins/car/contract';
import type { SupplierCar } from '@/plugins/car/face/port';

/** What the chosen extras cost on an offer. Throws SupplierError `request` that names each one that cannot be had. */
export function priceExtras(offer: SupplierCar, { coverages, accessories }: CarExtras): PricedCarExtras {
  const fields: FieldRefusal[] = [];
  const refuse = (path: string) => {
    fields.push({ path, ...carRefusals.notSoldWith });
    return [];
  };
  const sold = optionalCoverages(offer);
  const isTwice = (codes: readonly string[], index: number) => codes.indexOf(codes[index]!) !== index;
  const priced = {
    coverages: coverages.flatMap((code, index) => {
      const found = sold.find((each) => each.code === code);
      if (!found?.charge.amount || isTwice(coverages, index)) return refuse(`extras.coverages.${index}`);
      return [{ code, name: found.name, amount: found.charge.amount }];
    }),
    accessories: accessories.flatMap(({ code, quantity }, index) => {
      const found = offer.accessories.find((each) => each.code === code);
      const codes = accessories.map((each) => each.code);
      if (!found || quantity > found.max || isTwice(codes, index))
        return refuse(`extras.accessories.${index}`);
      const amount = { ...found.amount, amount: found.amount.amount * quantity };
      return [{ code, name: found.name, quantity, amount }];
    }),
  };
  if (fields.length > 0) throw new SupplierError('request', carRefusals.invalid, fields);
  const total = [...priced.coverages, ...priced.accessories].reduce(
    (sum, { amount }) => sum + amount.amount,
    0,
  );
  return { ...priced, total: { amount: total, currency: offer.base.currency } };
}
