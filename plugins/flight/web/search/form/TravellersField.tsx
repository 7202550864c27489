import { useLingui } from '@lingui/react/macro';
import { OptionButton } from '@/core/selling/search/OptionButton';
import { UsersRound } from '@/core/ui/pictures/icons';
import { Popover } from '@/core/ui/overlays/Popover';
import { Stepper } from '@/core/ui/choices/Stepper';
import { Disclosure } from '@/core/ui/content/Disclosure';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { TravellerCounts } from '../../../contract';
import { useTravellerWords } from '../../traveller-words';
import {
  agesOf,
  setTravellers,
  TRAVELLER_GROUPS,
  totalTravellers,
  travellerRange,
} from '../criteria/travellers';
import { AgeFields } from './AgeFields';

interface TravellersFieldProps {
  value: TravellerCounts;
  onChange: (value: TravellerCounts) => void;
}

/** How many fly, and how old the young ones are (R055 to R059); says why it stops at a limit. */
export function TravellersField({ value, onChange }: TravellersFieldProps) {
  const { t } = useLingui();
  const words = useTravellerWords();
  const firstMinors = value.children > 0 ? 'children' : value.infants > 0 ? 'infants' : null;
  const total = words.total(totalTravellers(value));
  return (
    <Popover
      label={t`Travelers`}
      align="start"
      width="wide"
      trigger={
        <OptionButton icon={UsersRound} aria-label={t`Travelers: ${total}`}>
          {total}
        </OptionButton>
      }
    >
      <Stack gap={16}>
        {TRAVELLER_GROUPS.map(({ group }) => {
          const { min, max, below, above } = travellerRange(value, group);
          const ages = (
            <AgeFields value={value} group={group} isExplained={group === firstMinors} onChange={onChange} />
          );
          return (
            <Stack key={group} gap={0}>
              <Stepper
                label={words.group(group)}
                hint={words.ages(group)}
                value={value[group]}
                min={min}
                max={max}
                minReason={words.fewest(group, below)}
                maxReason={words.most(group, above, max)}
                onChange={(count) => onChange(setTravellers(value, group, count))}
              />
              {group === 'adults' ? (
                <Disclosure
                  summary={<Text as="span" size={14}>{t`Anyone aged 12 to 17?`}</Text>}
                  defaultOpen={agesOf(value, group).some((age) => age !== null)}
                >
                  {ages}
                </Disclosure>
              ) : (
                ages
              )}
            </Stack>
          );
        })}
      </Stack>
    </Popover>
  );
}
