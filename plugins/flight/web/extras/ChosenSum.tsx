import type { Money } from '@/core/contract';
import { Amount } from '@/core/ui/content/Amount';
import { Text } from '@/core/ui/content/Text';
import * as css from './ChosenSum.css';

/** What is chosen so far and what it costs, beside the buttons of a dialog; null where the price is not known. */
export function ChosenSum({ said, total }: { said: string; total: Money | null }) {
  return (
    <span className={css.sum}>
      <Text as="div" size={14} tone="secondary" role="status">
        {said}
      </Text>
      {total && (
        <Text as="div" weight={650} numeric>
          <Amount money={total} />
        </Text>
      )}
    </span>
  );
}
