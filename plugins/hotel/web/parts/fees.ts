import { useLingui } from '@lingui/react/macro';
import { addMoney, type Money } from '@/core/contract';
import type { HotelFee } from '../../contract';

/** What is paid at the property on top, together; null where nothing is. */
export const feesTotal = ([first, ...others]: readonly HotelFee[]): Money | null =>
  first ? addMoney(first.amount, ...others.map(({ amount }) => amount)) : null;

interface Due {
  /** Without the fees. */
  total: Money;
  atProperty: readonly HotelFee[];
  /** The total is paid there, too. */
  isPaidThere: boolean;
}

/** What of a whole price is paid now and what at the property, where that is not all now. */
export function usePayLines() {
  const { t } = useLingui();
  return ({ total, atProperty, isPaidThere }: Due) => {
    const nothing = { ...total, amount: 0 };
    const there = addMoney(isPaidThere ? total : nothing, ...atProperty.map(({ amount }) => amount));
    return [
      { id: 'now', label: t`Pay now`, money: isPaidThere ? nothing : total },
      ...(there.amount > 0 ? [{ id: 'there', label: t`Pay at the property`, money: there }] : []),
    ];
  };
}
