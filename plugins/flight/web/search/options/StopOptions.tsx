import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import { Section, type OptionsProps } from './section';

/** How many stops, and whether a night may pass at one of them (R188). */
export function StopOptions({ value: { schedule }, set }: OptionsProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Stops`}>
      <RadioGroup
        legend={t`How many stops`}
        hideLegend
        value={schedule.allowedStops}
        onChange={(allowedStops) => set('schedule', { allowedStops })}
        options={[
          { value: '2+', label: t`Any number of stops` },
          { value: '1', label: t`1 stop at most` },
          { value: '0', label: t`Non-stop flights only` },
        ]}
      />
      <Checkbox
        label={t`No overnight stay`}
        hint={t`Leaves out connections with an overnight wait`}
        checked={schedule.noOvernightStay}
        onChange={(noOvernightStay) => set('schedule', { noOvernightStay })}
      />
    </Section>
  );
}
