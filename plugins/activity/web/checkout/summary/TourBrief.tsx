import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { PhotoHead } from '@/core/selling/checkout/PhotoHead';
import { Fact } from '@/core/selling/results/page/Fact';
import { CalendarDays, CheckCircle2, Clock, Languages, UsersRound } from '@/core/ui/pictures/icons';
import type { BookedActivity } from '../../../contract';
import { confirmedText } from '../../../say/confirmed';
import { durationText, guideText, languagesText, travelersText } from '../../../say/labels';
import { guideValue } from '../form/tour';

/** What is booked: which activity in which way, when by the clocks there, for whom and in which language. */
export function TourBrief({ offer, guide }: { offer: BookedActivity; guide: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { activity, option, travelers } = offer;
  const { day, time } = option.startsAt;
  const date = format.date(day, 'full');
  const { guides } = option;
  const chosen = guides.find((each) => guideValue(each) === guide);
  const isAsked = activity.questions.booking.tourLanguage !== undefined;
  const spoken = languagesText(
    i18n,
    guides.map(({ language }) => language),
  );
  const language = chosen ? guideText(i18n, chosen) : isAsked ? '' : spoken;
  return (
    <Stack gap={16}>
      <PhotoHead src={activity.pictures[0]?.src ?? null} seed={activity.productCode}>
        <Text weight={550}>{activity.title}</Text>
        <Text size={14} tone="secondary">
          {option.title}
        </Text>
      </PhotoHead>
      <Stack gap={8}>
        <Fact icon={CalendarDays}>
          {date} · {time === null ? t`Open all day` : format.time(`${day}T${time}`)}
        </Fact>
        <Fact icon={Clock}>{durationText(i18n, activity.duration)}</Fact>
        <Fact icon={UsersRound}>{travelersText(i18n, travelers)}</Fact>
        {language && <Fact icon={Languages}>{language}</Fact>}
        <Fact icon={CheckCircle2}>
          {option.instant ? t`Instant confirmation` : confirmedText(i18n, activity)}
        </Fact>
      </Stack>
    </Stack>
  );
}
