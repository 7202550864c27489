import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { ShareBar } from '@/core/selling/results/page/ShareBar';
import { Section } from '@/core/selling/results/Section';
import { Stack } from '@/core/ui/content/layout';
import { GuestScore } from '@/core/ui/content/Rating';
import { Heading, Text } from '@/core/ui/content/Text';
import type { HotelContent } from '../../contract';
import { GUEST_NAMES, TOPIC_NAMES } from '../../say/labels';
import { useHotelWords } from '../hotel-words';
import * as css from '@/core/selling/results/page/page.css';

/** The points that guests gave by topic, how many did, who they were and until when that was counted. */
export function Reviews({ reviews }: { reviews: NonNullable<HotelContent['reviews']> }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const words = useHotelWords();
  const { score, count, topics, guests, until } = reviews;
  const month = until && format.date(`${until}-01`, 'month');
  const counted = plural(count, { one: '# guest', other: '# guests' });
  const points = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Section title={<Trans>Reviews</Trans>}>
      <Stack gap={4}>
        <GuestScore score={score} word={words.score(score)} count={count} />
        <Text size={14} tone="secondary">
          {month ? (
            <Trans>
              Ratings from {counted} in the year to {month}
            </Trans>
          ) : (
            <Trans>Ratings from {counted}</Trans>
          )}
        </Text>
      </Stack>
      <dl className={css.bars}>
        {topics.map(({ topic, score: given }) => (
          <ShareBar key={topic} label={i18n._(TOPIC_NAMES[topic])} value={points(given)} share={given / 10} />
        ))}
      </dl>
      {guests.length > 0 && (
        <Stack gap={12}>
          <Heading level={3} size={16}>
            <Trans>Who rated it</Trans>
          </Heading>
          <dl className={css.bars}>
            {guests.map(({ kind, share }) => (
              <ShareBar
                key={kind}
                label={i18n._(GUEST_NAMES[kind])}
                value={format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
                share={share}
              />
            ))}
          </dl>
        </Stack>
      )}
    </Section>
  );
}
