import { useLingui } from '@lingui/react/macro';
import { Select } from '@/core/ui/choices/Select';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { AGES, type TravellerCounts } from '../../../contract';
import { useTravellerWords } from '../../traveller-words';
import { agesOf, setAges, TRAVELLER_GROUPS, type TravellerGroup } from '../criteria/travellers';
import * as css from './SearchForm.css';

interface AgeFieldsProps {
  value: TravellerCounts;
  group: TravellerGroup;
  /** Whether it says which day counts. */
  isExplained: boolean;
  onChange: (value: TravellerCounts) => void;
}

/** How old each of a group is, which may be left open. */
export function AgeFields({ value, group, isExplained, onChange }: AgeFieldsProps) {
  const { t } = useLingui();
  const words = useTravellerWords();
  const ages = agesOf(value, group);
  if (ages.length === 0) return null;
  const { min, max } = AGES[TRAVELLER_GROUPS.find((each) => each.group === group)!.code];
  const options = [
    { value: '', label: group === 'adults' ? t`18 or over` : t`Not said` },
    ...Array.from({ length: max - min + 1 }, (_, nth) => ({
      value: String(min + nth),
      label: min + nth === 0 ? t`Under 1` : String(min + nth),
    })),
  ];
  return (
    <Stack gap={8}>
      <div className={css.ages}>
        {ages.map((age, at) => (
          <Select
            key={at}
            label={words.ageOf(group, at + 1)}
            value={age === null ? '' : String(age)}
            options={options}
            onChange={(next) =>
              onChange(
                setAges(
                  value,
                  group,
                  ages.map((one, nth) => (nth !== at ? one : next === '' ? null : Number(next))),
                ),
              )
            }
          />
        ))}
      </div>
      {isExplained && (
        <Text size={14} tone="secondary">{t`On the day of the last flight; may be left open.`}</Text>
      )}
    </Stack>
  );
}
