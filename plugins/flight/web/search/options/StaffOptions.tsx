import { useLingui } from '@lingui/react/macro';
import { Checkbox, CheckboxGroup } from '@/core/ui/choices/Checkbox';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { Slider } from '@/core/ui/choices/RangeSlider';
import { MAX_RESULTS, type SearchPreferences } from '../../../contract';
import { CarrierField } from './CarrierField';
import { Section, type OptionsProps } from './section';

type FareType = SearchPreferences['fare']['fareTypes'][number];
const FARE_TYPES: readonly FareType[] = ['PUBLIC', 'PRIVATE'];

/** What only those who sell understand and need (R190 to R192). */
export function StaffOptions({ value, set }: OptionsProps) {
  const { t } = useLingui();
  const { fare, cabin, carrier, responseOptions, advancedShop } = value;
  const words: Record<FareType, string> = { PUBLIC: t`Public fares`, PRIVATE: t`Private fares` };
  const last = fare.fareTypes.length === 1;
  const toggle = (type: FareType, on: boolean) => {
    const fareTypes = FARE_TYPES.filter((each) => (each === type ? on : fare.fareTypes.includes(each)));
    if (fareTypes.length > 0) set('fare', { fareTypes });
  };
  return (
    <Section title={t`For your agency`}>
      <CheckboxGroup legend={t`Fare types`} hint={last ? t`At least one fare type` : undefined}>
        {FARE_TYPES.map((type) => {
          const on = fare.fareTypes.includes(type);
          return (
            <Checkbox
              key={type}
              label={words[type]}
              checked={on}
              readOnly={on && last}
              onChange={(next) => toggle(type, next)}
            />
          );
        })}
      </CheckboxGroup>
      <CarrierField
        label={t`Fares of`}
        hint={t`The airlines whose tickets are sold`}
        value={carrier.faresAllowedCarriers}
        onChange={(codes) => set('carrier', { faresAllowedCarriers: codes })}
      />
      <Checkbox
        label={t`Custom brands`}
        hint={t`Your agency's names for fares`}
        checked={fare.useCustomBrands}
        onChange={(useCustomBrands) => set('fare', { useCustomBrands })}
      />
      <Checkbox
        label={t`Virtual cabin combinations`}
        hint={t`Combines a cabin from fares that are filed separately`}
        checked={cabin.processVirtualCabinCombos}
        onChange={(processVirtualCabinCombos) => set('cabin', { processVirtualCabinCombos })}
      />
      <Checkbox
        label={t`Ticketing checks`}
        hint={t`Leaves out fares that could not be ticketed now; takes longer`}
        checked={advancedShop.ticketingChecks}
        onChange={(ticketingChecks) => set('advancedShop', { ticketingChecks })}
      />
      <Slider
        label={t`Search speed`}
        min={1}
        max={5}
        value={advancedShop.searchSpeed}
        onChange={(searchSpeed) => set('advancedShop', { searchSpeed })}
        format={(speed) => t`${speed} of 5`}
      />
      <NumberField
        label={t`Maximum results`}
        min={1}
        max={MAX_RESULTS}
        step={50}
        value={responseOptions.maxResults}
        onChange={(most) =>
          set('responseOptions', {
            maxResults: Math.min(MAX_RESULTS, Math.max(1, most ?? MAX_RESULTS)),
          })
        }
      />
    </Section>
  );
}
