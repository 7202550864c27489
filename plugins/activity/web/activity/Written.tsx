import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callOf } from '@/core/query/call';
import { useFormat } from '@/core/i18n/use-format';
import { useOffer } from '@/core/selling/results/use-offer';
import { Button } from '@/core/ui/actions/Button';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Rating } from '@/core/ui/content/Rating';
import { Heading, Text } from '@/core/ui/content/Text';
import { type ActivityReview, getActivityReviews, REVIEWS_AT_ONCE } from '../../contract';

const FRESH_FOR = 10 * 60_000;

/** One review, in the language of who wrote it. */
function Review({ review }: { review: ActivityReview }) {
  const { t } = useLingui();
  const format = useFormat();
  const { provider, isOfGuest, author, date, stars, language, title, text, answer } = review;
  const facts = [author, format.date(date, 'medium'), provider, isOfGuest && t`Booked there`];
  return (
    <Stack gap={4} as="li">
      {stars !== null && <Rating value={stars} />}
      {title && (
        <Text weight={550} lang={language}>
          {title}
        </Text>
      )}
      <Text size={14} tone="secondary">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text lang={language}>{text}</Text>
      {answer && (
        <Stack gap={4}>
          <Text size={14} weight={550}>
            <Trans>Answer of the organizer</Trans>
          </Text>
          <Text size={14} lang={answer.language}>
            {answer.text}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

/** What guests have written, without what is asked of the server. */
export function WrittenList({
  reviews,
  onMore,
  isLoading = false,
}: {
  reviews: readonly ActivityReview[];
  onMore?: () => void;
  /** More are on their way: who has pressed for them keeps the place. */
  isLoading?: boolean;
}) {
  if (reviews.length === 0) return null;
  return (
    <Stack gap={16}>
      <Heading level={3} size={16}>
        <Trans>What guests wrote</Trans>
      </Heading>
      <Stack gap={20} as="ul">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </Stack>
      {onMore && (
        <Inline>
          <Button variant="secondary" loading={isLoading} onClick={onMore}>
            <Trans>More reviews</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** What guests have written, ten more at a time; nothing where there is nothing, or it cannot be had. */
export function Written({ productCode }: { productCode: string }) {
  const [before, setBefore] = useState<readonly ActivityReview[]>([]);
  const [page, setPage] = useState(1);
  const { found, isFetching } = useOffer(
    callOf(getActivityReviews, { params: { id: productCode }, query: { page } }),
    FRESH_FOR,
  );
  const reviews = [...before, ...(found?.data ?? [])];
  const isMore = found ? page * REVIEWS_AT_ONCE < found.total : isFetching;
  const more = () => {
    setBefore(reviews);
    setPage(page + 1);
  };
  return <WrittenList reviews={reviews} isLoading={!found} {...(isMore ? { onMore: more } : {})} />;
}
