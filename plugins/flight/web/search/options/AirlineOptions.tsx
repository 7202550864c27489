import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { CarrierField } from './CarrierField';
import { Section, type OptionsProps } from './section';

/** Whose flights, and whether airlines may be mixed. */
export function AirlineOptions({ value: { carrier }, set }: OptionsProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Airlines`}>
      <CarrierField
        label={t`Fly only with`}
        hint={t`Leave empty for every airline`}
        value={carrier.flightsAllowedMarketingCarriers}
        onChange={(codes) => set('carrier', { flightsAllowedMarketingCarriers: codes })}
      />
      <Checkbox
        label={t`No codeshare flights`}
        hint={t`Only flights that the airline operates itself`}
        checked={carrier.noCodeshare}
        onChange={(noCodeshare) => set('carrier', { noCodeshare })}
      />
      <Checkbox
        label={t`No mixed airlines`}
        hint={t`No tickets that combine flights of several airlines`}
        checked={carrier.noInterline}
        onChange={(noInterline) => set('carrier', { noInterline })}
      />
    </Section>
  );
}
