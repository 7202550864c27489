import { useLingui } from '@lingui/react/macro';
import { use, type ReactNode } from 'react';
import type { Price } from '../../../contract/bookings/booking';
import type { Money } from '../../../contract/money/money';
import type { PaidPart } from '../../../contract/money/settlement';
import { addMoney } from '../../../contract/money/money-math';
import type { PricePart } from '../../../say/told';
import { Disclosure } from '../../../ui/content/Disclosure';
import { Divider, Stack } from '../../../ui/content/layout';
import { PriceList } from '../../../ui/content/Price';
import { Heading, Text } from '../../../ui/content/Text';
import { ChargeNote } from '../pay/ChargeNote';
import { PayingParts } from '../pay/paying';
import { PaidBy } from './PaidBy';
import { LINE_LABELS, priceWarnings, staffLines } from './price-lines';
import { PriceWarningAlert } from './PriceWarningAlert';

export interface PriceSummaryProps {
  price: Price;
  title?: string;
  level?: 2 | 3;
  /** What the price covers, such as the number of travellers. */
  caption?: ReactNode;
  /** What the product calls parts of its price. */
  labels?: Partial<typeof LINE_LABELS>;
  /** What a line of the price is made of, one line each, instead of their sum; parts that are not worth it are left out. */
  parts?: Partial<Record<Price['lines'][number]['kind'], readonly PricePart[]>>;
  /** Who paid which part, where it was not the card alone; before it is paid that is what was chosen on the page. */
  paidBy?: readonly PaidPart[] | undefined;
  /** Parts of the whole price that are not paid here, such as fees at a property: below its lines and in its total. */
  beside?: readonly PricePart[];
  /** Between the lines and the notes, such as the Pay button. */
  children?: ReactNode;
}

const addUp = (parts: readonly PricePart[] | undefined, { amount }: Money): boolean =>
  parts !== undefined &&
  parts.length > 0 &&
  parts.reduce((sum, { money }) => sum + money.amount, 0) === amount;

/** What a price is made of, and for staff what it means for the agency. The lines add up to the total. */
export function PriceSummary({
  price,
  title,
  level = 2,
  caption,
  labels,
  parts = {},
  paidBy,
  beside = [],
  children,
}: PriceSummaryProps) {
  const { t, i18n } = useLingui();
  const staff = staffLines(price);
  const paying = use(PayingParts);
  return (
    <Stack gap={16}>
      <div>
        <Heading level={level} size={20}>
          {title ?? t`Price summary`}
        </Heading>
        {caption && (
          <Text size={14} tone="secondary">
            {caption}
          </Text>
        )}
      </div>
      <PriceList
        lines={[
          ...price.lines
            .filter((line) => line.amount.amount !== 0 || line.kind === 'base')
            .flatMap((line, index) =>
              addUp(parts[line.kind], line.amount)
                ? parts[line.kind]!
                : [
                    {
                      id: `${line.kind}-${index}`,
                      label: i18n._(labels?.[line.kind] ?? LINE_LABELS[line.kind]),
                      money: line.amount,
                      ...(line.kind === 'discount' ? { tone: 'success' as const } : {}),
                    },
                  ],
            ),
          ...beside,
        ]}
        total={{
          label: staff.length > 0 ? t`Price to Traveler` : t`Total Cost`,
          money: addMoney(price.total, ...beside.map(({ money }) => money)),
        }}
      />
      <ChargeNote total={paying.at(-1)?.amount ?? price.total} />
      <PaidBy parts={paidBy ?? paying} />
      {children}
      {staff.length > 0 && (
        <>
          <Divider />
          <Disclosure summary={t`For the agency`}>
            <PriceList lines={staff.map((line) => ({ ...line, label: i18n._(line.label) }))} />
          </Disclosure>
        </>
      )}
      {priceWarnings(price).map((warning) => (
        <PriceWarningAlert key={warning.id} warning={warning} />
      ))}
    </Stack>
  );
}
