import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { mapUrlOf } from '@/core/say/map-url';
import { SectionCard } from '@/core/selling/results/Section';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { MapFrame } from '@/core/ui/map/MapFrame';
import { type ActivityReservation, beginningOf } from '../../contract';
import { beginningText, pickedUpText, placeText } from '../../say/beginning';
import { useActivityWords } from '../activity-words';

/** Where and when it begins. */
export function WhereCard({ reservation }: { reservation: ActivityReservation }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useActivityWords();
  const { offer, guests, progress } = reservation;
  const isOver = progress.state === 'cancelled' || progress.state === 'failed';
  const { activity, option } = offer;
  const { day, time } = option.startsAt;
  const begins = beginningOf(activity, guests);
  const { places } = begins;
  const picked = pickedUpText(begins, words.say);
  const facts = [
    { id: 'day', term: t`Day`, value: format.date(day, 'full') },
    { id: 'time', term: t`Starts`, value: time === null ? t`Open all day` : words.time(day, time) },
    { id: 'long', term: t`Duration`, value: words.duration(activity.duration) },
    { id: 'option', term: t`Option`, value: option.title },
  ];
  return (
    <SectionCard title={<Trans>Where and when it starts</Trans>}>
      <Stack gap={16}>
        <div>
          {places.length === 0 && <Text weight={550}>{beginningText(begins, activity.city, words.say)}</Text>}
          {places.map((place) => (
            <div key={place.id}>
              <Text weight={550}>{placeText(place)}</Text>
              <Text size={14}>
                <ExternalLink href={mapUrlOf(place)}>
                  <Trans>Open in maps</Trans>
                </ExternalLink>
              </Text>
            </div>
          ))}
          {picked && (
            <Text size={14} tone="secondary">
              {picked}
            </Text>
          )}
        </div>
        {places.length > 0 && (
          <MapFrame
            label={t`Where ${activity.title} starts`}
            ratio="fill"
            ground={activity.ground}
            pins={places.map(({ id, latitude, longitude, name }) => ({
              ...{ id, lat: latitude, lon: longitude },
              ...{ label: name, name },
            }))}
          />
        )}
        <DescriptionList items={facts} />
        {(isOver ? [] : words.paidThere(option)).map((charge) => (
          <Text key={charge} size={14} weight={550}>
            {charge}
          </Text>
        ))}
      </Stack>
    </SectionCard>
  );
}
