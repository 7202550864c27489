import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUser } from '@/core/session/session';
import { isTravelAgent } from '@/core/contract/constants';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Divider, Spacer, Stack } from '@/core/ui/content/layout';
import { Text, VisuallyHidden } from '@/core/ui/content/Text';
import type { SearchPreferences } from '../../../contract';
import { changedOptions, DEFAULT_PREFERENCES, STAFF_OPTIONS } from '../criteria/preferences';
import { FareOptions } from './FareOptions';
import { type ChangeOption, Section, type OptionsProps } from './section';
import { StaffOptions } from './StaffOptions';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { CarrierField } from './CarrierField';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';

interface OptionsPanelProps {
  value: SearchPreferences;
  onChange: (value: SearchPreferences) => void;
  onClose: () => void;
}

/** The further options of a search (R190 to R192): a panel at the side, a sheet on phones. Changes hold at once. */
export function OptionsPanel({ value, onChange, onClose }: OptionsPanelProps) {
  const { t } = useLingui();
  const staff = isTravelAgent(useUser()?.userType);
  const changed = changedOptions(value);
  const unseen = staff ? 0 : changed.filter((name) => STAFF_OPTIONS.includes(name)).length;
  const set: ChangeOption = (group, change) =>
    onChange({ ...value, [group]: { ...value[group], ...change } });
  const section = { value, set };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Advanced options`}
      presentation="drawer"
      size="small"
      footer={
        <>
          <Button
            variant="quiet"
            aria-disabled={changed.length === 0}
            onClick={() => changed.length > 0 && onChange(DEFAULT_PREFERENCES)}
          >
            {t`Reset`}
          </Button>
          <Spacer />
          <Button onClick={onClose}>{t`Done`}</Button>
        </>
      }
    >
      <Stack gap={24}>
        <StopOptions {...section} />
        <Divider />
        <AirlineOptions {...section} />
        <Divider />
        <FareOptions {...section} />
        <Divider />
        <CabinOptions {...section} />
        {staff && (
          <>
            <Divider />
            <StaffOptions {...section} />
          </>
        )}
        {unseen > 0 && (
          <Text size={14} tone="secondary">
            {plural(unseen, {
              one: '# more option was set by your travel agent. Reset removes it too.',
              other: '# more options were set by your travel agent. Reset removes them too.',
            })}
          </Text>
        )}
      </Stack>
      <VisuallyHidden role="status">
        {plural(changed.length, {
          0: 'All options are at their defaults',
          one: '# option changed',
          other: '# options changed',
        })}
      </VisuallyHidden>
    </Dialog>
  );
}

/** Whose flights, and whether airlines may be mixed. */
function AirlineOptions({ value: { carrier }, set }: OptionsProps) {
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

/** How cabins may be combined on one trip (R191). */
function CabinOptions({ value: { cabin }, set }: OptionsProps) {
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

/** How many stops, and whether a night may pass at one of them (R188). */
function StopOptions({ value: { schedule }, set }: OptionsProps) {
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
