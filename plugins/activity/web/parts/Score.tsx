import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Rating } from '@/core/ui/content/Rating';
import { Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { ActivityCard } from '../../contract';

/** What guests gave it, of five, and how many of them; that nobody has yet. */
export function Score({ reviews }: Pick<ActivityCard, 'reviews'>) {
  const { t } = useLingui();
  const format = useFormat();
  if (!reviews)
    return (
      <Text size={14} tone="secondary">
        {t`New`}
      </Text>
    );
  return (
    <Inline gap={4}>
      <Text as="span" size={14} weight={550} numeric>
        {format.number(reviews.score, { minimumFractionDigits: 1 })}
      </Text>
      <Rating value={reviews.score} count={reviews.count} />
    </Inline>
  );
}
