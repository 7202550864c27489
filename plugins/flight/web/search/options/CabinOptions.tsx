import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import { Section, type OptionsProps } from './section';

/** How cabins may be combined on one trip (R191). */
export function CabinOptions({ value: { cabin }, set }: OptionsProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Cabins`}>
      <RadioGroup
        legend={t`Cabins on the flights of a trip`}
        hideLegend
        value={cabin.cabinCombo}
        onChange={(cabinCombo) => set('cabin', { cabinCombo })}
        options={[
          { value: 'CHEAPEST', label: t`Cheapest combination of cabins` },
          { value: 'SAME', label: t`Same cabin on every flight` },
        ]}
      />
      <Checkbox
        label={t`Show higher cabins too`}
        hint={t`An upgrade next to the cabin you chose`}
        checked={cabin.upsell}
        onChange={(upsell) => set('cabin', { upsell })}
      />
      <Checkbox
        label={t`Accept a lower cabin`}
        hint={t`When the cabin you chose is not sold`}
        checked={cabin.downsell}
        onChange={(downsell) => set('cabin', { downsell })}
      />
    </Section>
  );
}
