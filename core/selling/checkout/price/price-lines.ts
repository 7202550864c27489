import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Price } from '../../../contract/bookings/booking';
import type { Money } from '../../../contract/money/money';

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
  id: 'wholesale' | 'markup' | 'fee' | 'protection' | 'commission' | 'retail' | 'published';
  label: MessageDescriptor;
  money: Money;
}

/** What staff see beside the traveller's price (G69); travellers' answers carry none of it (SEC-35). */
export function staffLines({ lines, total, staff }: Price): StaffLine[] {
  if (!staff) return [];
  const protection = lines.find(({ kind }) => kind === 'protection')?.amount;
  return [
    { id: 'wholesale', label: msg`Wholesale Rate`, money: staff.wholesale },
    { id: 'markup', label: msg`Agency Markup`, money: staff.agencyMarkup },
    ...(staff.agencyFee.amount
      ? [{ id: 'fee' as const, label: msg`Agency fee`, money: staff.agencyFee }]
      : []),
    ...(protection ? [{ id: 'protection' as const, label: LINE_LABELS.protection, money: protection }] : []),
    // All of it, as in the lists of bookings.
    {
      id: 'commission',
      label: msg`Commission Earned`,
      money: { amount: total.amount - staff.wholesale.amount, currency: total.currency },
    },
    ...(staff.retail ? [{ id: 'retail' as const, label: msg`Retail Price`, money: staff.retail }] : []),
    ...(staff.published
      ? [{ id: 'published' as const, label: msg`Published Rate`, money: staff.published }]
      : []),
  ];
}

export interface PriceWarning {
  id: 'published' | 'retail';
  title: MessageDescriptor;
  /** The price that is exceeded, and by how much. */
  limit: Money;
  over: Money;
  /** The agency's markup is all of the difference: with that much less of it the total would match. */
  isMarkup: boolean;
}

/** Warnings for staff; they never stop a sale (G69). */
export function priceWarnings({ total, staff }: Price): PriceWarning[] {
  if (!staff) return [];
  const against = (id: PriceWarning['id'], title: MessageDescriptor, limit: Money | null): PriceWarning[] => {
    if (!limit || limit.currency !== total.currency || total.amount <= limit.amount) return [];
    const over = { amount: total.amount - limit.amount, currency: total.currency };
    return [{ id, title, limit, over, isMarkup: staff.agencyMarkup.amount >= over.amount }];
  };
  return [
    ...against('published', msg`Total price is greater than published price`, staff.published),
    ...against('retail', msg`Total price is greater than retail price`, staff.retail),
  ];
}
