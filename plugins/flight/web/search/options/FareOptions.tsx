import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import type { SearchPreferences } from '../../../contract';
import { Section, type OptionsProps } from './section';

type Choice = SearchPreferences['fare']['refundable'];

/** What the ticket allows afterwards (R190), and whether the trip may be several tickets (R192). */
export function FareOptions({ value: { fare, advancedShop }, set }: OptionsProps) {
  const { t } = useLingui();
  const refunds: Record<Choice, string> = {
    any: t`Any`,
    yes: t`Refundable`,
    no: t`Non-refundable`,
  };
  const changes: Record<Choice, string> = {
    any: t`Any`,
    yes: t`Changeable`,
    no: t`Not changeable`,
  };
  const options = (words: Record<Choice, string>) =>
    (['any', 'yes', 'no'] as const).map((value) => ({ value, label: words[value] }));
  return (
    <Section title={t`Fares`}>
      <SegmentedControl
        label={t`Refunds`}
        hideLabel={false}
        value={fare.refundable}
        onChange={(refundable) => set('fare', { refundable })}
        options={options(refunds)}
      />
      <SegmentedControl
        label={t`Changes`}
        hideLabel={false}
        value={fare.changeable}
        onChange={(changeable) => set('fare', { changeable })}
        options={options(changes)}
      />
      <Checkbox
        label={t`Allow separate tickets`}
        hint={t`Can be cheaper. Each ticket has its own rules, and the second airline does not wait for the first.`}
        checked={advancedShop.multipleTicket === 'YES'}
        onChange={(on) => set('advancedShop', { multipleTicket: on ? 'YES' : 'NO' })}
      />
    </Section>
  );
}
