import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import * as css from '@/core/selling/results/page/page.css';
import { ShareBar } from '@/core/selling/results/page/ShareBar';
import { Section } from '@/core/selling/results/Section';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import type { ActivityDetails } from '../../contract';
import { Score } from '../parts/Score';

const MOST_STARS = 5;

interface ReviewsProps {
  reviews: ActivityDetails['reviews'];
  facts: NonNullable<ActivityDetails['reviewFacts']>;
  /** What they have written. */
  children?: ReactNode;
}

/** How many guests gave how many stars, and what they spoke of. */
export function Reviews({ reviews, facts, children }: ReviewsProps) {
  const format = useFormat();
  const most = Math.max(1, ...facts.stars);
  return (
    <Section title={<Trans>Reviews</Trans>}>
      <Score reviews={reviews} />
      <dl className={css.bars}>
        {facts.stars.map((count, at) => (
          <ShareBar
            key={at}
            label={plural(MOST_STARS - at, { one: '# star', other: '# stars' })}
            value={format.number(count)}
            share={count / most}
          />
        ))}
      </dl>
      {facts.topics.length > 0 && (
        <Stack gap={12}>
          <Heading level={3} size={16}>
            <Trans>What they mentioned</Trans>
          </Heading>
          <dl className={css.bars}>
            {facts.topics.map(({ topic, count, score }) => (
              <ShareBar
                key={topic}
                label={`${topic} (${format.number(count)})`}
                value={format.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
                share={score / MOST_STARS}
              />
            ))}
          </dl>
        </Stack>
      )}
      {children}
    </Section>
  );
}
