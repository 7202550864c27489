import { useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/actions/Button';
import { ChevronDown, UsersRound } from '@/core/ui/pictures/icons';
import { Popover } from '@/core/ui/overlays/Popover';
import { Stepper } from '@/core/ui/choices/Stepper';
import { Stack } from '@/core/ui/content/layout';
import type { TravellerCounts } from '../../../contract';
import { useTravellerWords } from '../../traveller-words';
import { setTravellers, TRAVELLER_GROUPS, totalTravellers, travellerRange } from '../criteria/travellers';

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
        {TRAVELLER_GROUPS.map(({ group }) => {
          const { min, max, below, above } = travellerRange(value, group);
          return (
            <Stepper
              key={group}
              label={words.group(group)}
              hint={words.ages(group)}
              value={value[group]}
              min={min}
              max={max}
              minReason={words.fewest(group, below)}
              maxReason={words.most(group, above, max)}
              onChange={(count) => onChange(setTravellers(value, group, count))}
            />
          );
        })}
      </Stack>
    </Popover>
  );
}
