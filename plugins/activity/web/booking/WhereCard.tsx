import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { mapUrlOf } from '@/core/say/map-url';
import { SectionCard } from '@/core/selling/results/Section';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { MapFrame } from '@/core/ui/map/MapFrame';
import type { ActivityReservation } from '../../contract';
import { useActivityWords } from '../activity-words';

/** Where and when it begins. */
export function WhereCard({ reservation }: { reservation: ActivityReservation }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useActivityWords();
  const { offer, guests } = reservation;
  const { activity, option } = offer;
  const { pickup } = guests;
  const { day, time } = option.startsAt;
  const point =
    pickup && 'point' in pickup ? activity.pickup.points.find(({ id }) => id === pickup.point) : undefined;
  const [meets] = activity.meetingPoints;
  const place = point ?? meets;
  const picked = () => {
    if (!pickup) return null;
    if ('later' in pickup) return t`You will tell the organizer later where to pick you up`;
    return 'text' in pickup ? pickup.text : (point?.name ?? null);
  };
  const where = picked();
  const facts = [
    { id: 'day', term: t`Day`, value: format.date(day, 'full') },
    { id: 'time', term: t`Begins`, value: time === null ? t`Open all day` : words.time(day, time) },
    { id: 'long', term: t`Duration`, value: words.duration(activity.duration) },
    { id: 'option', term: t`Option`, value: option.title },
    ...(where ? [{ id: 'pickup', term: t`Pick-up`, value: where }] : []),
  ];
  return (
    <SectionCard title={<Trans>Where and when it begins</Trans>}>
      <Stack gap={16}>
        {place && (
          <div>
            <Text weight={550}>{[place.name, place.address].filter(Boolean).join(', ')}</Text>
            <Text size={14}>
              <ExternalLink href={mapUrlOf(place)}>
                <Trans>Open in maps</Trans>
              </ExternalLink>
            </Text>
          </div>
        )}
        {place && (
          <MapFrame
            label={t`Where ${activity.title} begins`}
            ratio="fill"
            ground={activity.ground}
            pins={[
              {
                id: place.id,
                lat: place.latitude,
                lon: place.longitude,
                label: place.name,
                name: place.name,
              },
            ]}
          />
        )}
        <DescriptionList items={facts} />
      </Stack>
    </SectionCard>
  );
}
