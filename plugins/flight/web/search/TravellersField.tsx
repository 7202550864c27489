import { useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/Button';
import { ChevronDown, UsersRound } from '@/core/ui/icons';
import { Popover } from '@/core/ui/Popover';
import { Stepper } from '@/core/ui/Stepper';
import { Stack } from '@/core/ui/layout';
import { TRAVELLER_LIMITS, type TravellerCounts } from '../../contract';
import { useTravellerWords } from '../words';
import { clampCount, TRAVELLER_GROUPS, totalTravellers } from './travellers';

interface TravellersFieldProps {
  value: TravellerCounts;
  onChange: (value: TravellerCounts) => void;
}

/** How many fly, by age (R055 to R059); says why it stops at a limit. */
export function TravellersField({ value, onChange }: TravellersFieldProps) {
  const { t } = useLingui();
  const words = useTravellerWords();
  const total = words.total(totalTravellers(value));
  return (
    <Popover
      label={t`Travelers`}
      align="start"
      width="wide"
      trigger={
        <Button variant="quiet" icon={UsersRound} iconEnd={ChevronDown} aria-label={t`Travelers: ${total}`}>
          {total}
        </Button>
      }
    >
      <Stack gap={16}>
        {TRAVELLER_GROUPS.map(({ group }) => (
          <Stepper
            key={group}
            label={words.group(group)}
            hint={words.ages(group)}
            value={value[group]}
            min={TRAVELLER_LIMITS[group].min}
            max={TRAVELLER_LIMITS[group].max}
            minReason={group === 'adults' ? t`At least 1 adult` : ''}
            maxReason={words.maximum(group, TRAVELLER_LIMITS[group].max)}
            onChange={(count) => onChange({ ...value, [group]: clampCount(group, count) })}
          />
        ))}
      </Stack>
    </Popover>
  );
}
