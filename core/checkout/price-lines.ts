import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Price } from '../contract/booking';
import type { Money } from '../contract/money';

export const LINE_LABELS: Readonly<Record<Price['lines'][number]['kind'], MessageDescriptor>> = {
  base: msg`Base Fare`,
  taxes: msg`Taxes and fees`,
  markup: msg`Agency Markup`,
  fee: msg`Agency fee`,
  extras: msg`Extras`,
  protection: msg`Protection amount`,
  discount: msg`Discount`,
};

export interface StaffLine {
  id: 'wholesale' | 'markup' | 'fee' | 'commission' | 'retail' | 'published';
  label: MessageDescriptor;
  money: Money;
}

/** What staff see beside the traveller's price (G69); travellers' answers carry none of it (SEC-35). */
export function staffLines({ staff }: Price): StaffLine[] {
  if (!staff) return [];
  return [
    { id: 'wholesale', label: msg`Wholesale Rate`, money: staff.wholesale },
    { id: 'markup', label: msg`Agency Markup`, money: staff.agencyMarkup },
    ...(staff.agencyFee.amount
      ? [{ id: 'fee' as const, label: msg`Agency fee`, money: staff.agencyFee }]
      : []),
    { id: 'commission', label: msg`Commission Earned`, money: staff.commission },
    ...(staff.retail ? [{ id: 'retail' as const, label: msg`Retail Price`, money: staff.retail }] : []),
    ...(staff.published
      ? [{ id: 'published' as const, label: msg`Published Rate`, money: staff.published }]
      : []),
  ];
}

const exceeds = (total: Money, limit: Money | null): boolean =>
  limit !== null && limit.currency === total.currency && total.amount > limit.amount;

/** Warnings for staff; they never stop a sale (G69). */
export function priceWarnings({ total, staff }: Price): MessageDescriptor[] {
  if (!staff) return [];
  return [
    ...(exceeds(total, staff.published) ? [msg`Total price is greater than published price`] : []),
    ...(exceeds(total, staff.retail) ? [msg`Total price is greater than retail price`] : []),
  ];
}
