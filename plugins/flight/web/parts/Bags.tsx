import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@/core/ui/pictures/Icon';
import { Briefcase, Luggage } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import type { BagAllowance } from '../../contract';
import * as css from '../results/card/FlightCard.css';

/** What each traveller may bring, in words; without a weight where the airline names none (0 kilograms). */
export function useBagWords() {
  const { t } = useLingui();
  return {
    carryOn: ({ pieces, kilograms }: BagAllowance) =>
      pieces === 0
        ? t`No carry-on bag`
        : kilograms === 0
          ? plural(pieces, { one: '# carry-on bag', other: '# carry-on bags' })
          : pieces === 1
            ? t`1 carry-on bag, ${kilograms} kg`
            : t`${pieces} carry-on bags, ${kilograms} kg`,
    checked: ({ pieces, kilograms }: BagAllowance) =>
      pieces === 0
        ? t`No checked bag`
        : kilograms === 0
          ? plural(pieces, { one: '# checked bag', other: '# checked bags' })
          : pieces === 1
            ? t`1 checked bag, ${kilograms} kg`
            : t`${pieces} checked bags, ${kilograms} kg each`,
  };
}

/** The bags of a fare in one line. */
export function Bags({ carryOn, checked }: { carryOn: BagAllowance; checked: BagAllowance }) {
  const words = useBagWords();
  return (
    <span className={css.facts}>
      <span className={css.fact} title={words.carryOn(carryOn)}>
        <Icon icon={Briefcase} size="small" label={words.carryOn(carryOn)} />
        <Text as="span" size={14} tone="secondary" numeric aria-hidden>
          {carryOn.pieces}
        </Text>
      </span>
      <span className={css.fact} title={words.checked(checked)}>
        <Icon icon={Luggage} size="small" label={words.checked(checked)} />
        <Text as="span" size={14} tone="secondary" numeric aria-hidden>
          {checked.pieces}
        </Text>
      </span>
    </span>
  );
}
