import { useLingui } from '@lingui/react/macro';
import type { Money } from '../../contract';
import { Amount } from '../../ui/content/Amount';
import { Stack } from '../../ui/content/layout';
import { Tabs } from '../../ui/navigation/Tabs';
import { Text } from '../../ui/content/Text';
import * as css from './SortCards.css';

export interface SortCard<Sort extends string> {
  id: Sort;
  label: string;
  /** What it puts first; none while there is nothing. */
  winner: { price: Money; detail: string } | undefined;
}

interface SortCardsProps<Sort extends string> {
  value: Sort;
  onChange: (sort: Sort) => unknown;
  sorts: readonly SortCard<Sort>[];
}

/** The orders of a list, each with the price of what it puts first and a word about it (rule 7 of the experience guide). */
export function SortCards<Sort extends string>({ value, onChange, sorts }: SortCardsProps<Sort>) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Sort by`}
      variant="cards"
      value={value}
      onChange={onChange}
      tabs={sorts.map(({ id, label, winner }) => ({
        id,
        label,
        caption: winner && (
          <Stack as="span" gap={0}>
            <Text as="span" size={14} weight={550} numeric>
              <Amount money={winner.price} />
            </Text>
            <Text as="span" size={12} tone="secondary" numeric>
              <span className={css.detail}>{winner.detail}</span>
            </Text>
          </Stack>
        ),
      }))}
    />
  );
}
