import { Trans, useLingui } from '@lingui/react/macro';
import { filled } from '@/core/contract/refusal';
import { wordsOf } from '@/core/i18n/words-of';
import { Stepper } from '@/core/ui/choices/Stepper';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Alert } from '@/core/ui/feedback/Alert';
import { activityFieldRefusals } from '../../../contract/refusals';
import {
  type Capacity,
  countOf,
  refusalOf,
  type Travelers,
  type TravelersProblem,
  youngest,
} from '../../../contract/travelers';
import { agesText, CATEGORY_PLURALS } from '../../../say/labels';

interface TravelersPickerProps {
  capacity: Capacity;
  travelers: Travelers;
  /** What is wrong with them. */
  problem: TravelersProblem | null;
  onChange: (travelers: Travelers) => void;
}

/** Who takes part, by category with its ages; who is too young is said before anything else (R327 to R329). */
export function TravelersPicker({ capacity, travelers, problem, onChange }: TravelersPickerProps) {
  const { i18n } = useLingui();
  const all = countOf(travelers);
  const least = youngest(capacity);
  const most = wordsOf(filled(activityFieldRefusals.tooMany, { n: capacity.max }));
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        <Trans>Who takes part?</Trans>
      </Heading>
      {capacity.bands.map((band) => {
        const { category, max } = band;
        const count = travelers[category] ?? 0;
        return (
          <Stepper
            key={category}
            label={i18n._(CATEGORY_PLURALS[category])}
            hint={agesText(i18n, band)}
            value={count}
            min={0}
            max={Math.min(max, count + capacity.max - all)}
            maxReason={most}
            onChange={(next) => onChange({ ...travelers, [category]: next })}
          />
        );
      })}
      {least > 0 && (
        <Text size={14} tone="secondary">
          {wordsOf(filled(activityFieldRefusals.tooYoung, { n: least }))}
        </Text>
      )}
      {problem && (
        <Alert live tone="warning">
          {wordsOf(refusalOf(problem))}
        </Alert>
      )}
    </Stack>
  );
}
