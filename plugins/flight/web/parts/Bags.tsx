import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Briefcase, Luggage } from '@/core/ui/pictures/icons';
import type { BagAllowance, FlightOffer } from '../../contract';
import { FareFact } from './FareFact';

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

/** What a fare lets each traveller bring; in brief the best of it. */
export function Bags({ carryOn, checked, brief = false }: FlightOffer['bags'] & { brief?: boolean }) {
  const words = useBagWords();
  const hasChecked = checked.pieces > 0;
  return (
    <>
      {(!brief || !hasChecked) && <FareFact icon={Briefcase}>{words.carryOn(carryOn)}</FareFact>}
      {(!brief || hasChecked) && <FareFact icon={Luggage}>{words.checked(checked)}</FareFact>}
    </>
  );
}
