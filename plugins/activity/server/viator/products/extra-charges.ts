import type { SupplierOption } from '../../supplier/port';
import type { ExtraCharges } from '../api/schemas';
import { moneyOf } from '@/server/selling/supplier/amount';
import { textOf } from './read';

/** What all who take part pay where it takes place, in the money of the place; it is no part of the price. */
export const chargesThere = (summary: ExtraCharges): SupplierOption['paidThere'] =>
  (summary?.mandatory.items ?? []).flatMap(({ name, inDestination: { totalAmount, currency } }) => {
    const amount = /^[A-Z]{3}$/.test(currency) ? moneyOf(totalAmount, currency) : null;
    return amount && amount.amount > 0 ? [{ name: textOf(name), amount }] : [];
  });
