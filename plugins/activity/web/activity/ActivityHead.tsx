import { useLingui } from '@lingui/react/macro';
import * as css from '@/core/selling/results/page/page.css';
import { Fact } from '@/core/selling/results/page/Fact';
import { ShareButton } from '@/core/selling/results/ShareButton';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { Check, Clock, Info, Languages, MapPin } from '@/core/ui/pictures/icons';
import type { ActivityDetails } from '../../contract';
import { languagesText } from '../../say/labels';
import { useActivityWords } from '../activity-words';
import { freeBeforeText } from '../../say/terms';
import { Score } from '../parts/Score';

/** What it is, what guests think of it, and what is asked first. */
export function ActivityHead({ activity, shareUrl }: { activity: ActivityDetails; shareUrl: string }) {
  const { t } = useLingui();
  const words = useActivityWords();
  const { title, reviews, duration, city, languages, instant, refund } = activity;
  const freeBefore = freeBeforeText(refund, words.say);
  return (
    <div className={css.head}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Score reviews={reviews} />
        <Inline gap={16}>
          <Fact icon={MapPin}>{city}</Fact>
          <Fact icon={Clock}>{words.duration(duration)}</Fact>
          {languages.length > 0 && <Fact icon={Languages}>{languagesText(words.say, languages)}</Fact>}
          {freeBefore && (
            <Fact icon={Check} good>
              {freeBefore}
            </Fact>
          )}
          {instant ? (
            <Fact icon={Check} good>
              {t`Instant confirmation`}
            </Fact>
          ) : (
            <Fact icon={Info}>{words.confirmed(activity)}</Fact>
          )}
        </Inline>
      </Stack>
      <Inline>
        <ShareButton title={title} url={shareUrl} />
      </Inline>
    </div>
  );
}
