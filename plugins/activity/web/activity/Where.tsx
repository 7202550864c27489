import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { mapUrlOf } from '@/core/say/map-url';
import { Fact } from '@/core/selling/results/page/Fact';
import { Section } from '@/core/selling/results/Section';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { MapFrame } from '@/core/ui/map/MapFrame';
import { MapPin } from '@/core/ui/pictures/icons';
import type { ActivityDetails, ActivityLocation } from '../../contract';

const pinOf = (place: ActivityLocation, label: string) => ({
  id: place.id,
  lat: place.latitude,
  lon: place.longitude,
  label,
  name: place.name,
});

/** A place with the way to a map of the reader's own. */
function Place({ place }: { place: ActivityLocation }) {
  const { t } = useLingui();
  return (
    <Inline justify="between">
      <Fact icon={MapPin}>{[place.name, place.address].filter(Boolean).join(', ')}</Fact>
      <ExternalLink href={mapUrlOf(place)}>{t`Open in maps`}</ExternalLink>
    </Inline>
  );
}

/** Where it begins, where guests are picked up, what is seen on the way, and where it ends. */
export function Where({ activity }: { activity: ActivityDetails }) {
  const { t } = useLingui();
  const { meetingPoints, endPoint, pickup, itinerary, ground, questions } = activity;
  const { meetingNotes = [] } = activity;
  const isFetched = pickup.offered || questions.booking.arrival || questions.booking.departure;
  const pins = useMemo(() => {
    const stops = itinerary.flatMap(({ location }, at) =>
      location ? [pinOf(location, String(at + 1))] : [],
    );
    const known = [
      ...meetingPoints.map((place) => pinOf(place, place.name)),
      ...(endPoint ? [pinOf(endPoint, endPoint.name)] : []),
      ...pickup.points.map((place) => pinOf(place, place.name)),
      ...stops,
    ];
    return [...new Map(known.map((pin) => [pin.id, pin])).values()];
  }, [meetingPoints, endPoint, pickup, itinerary]);
  const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
  return (
    <Section title={<Trans>Where it starts</Trans>}>
      {meetingPoints.length === 0 && meetingNotes.length === 0 && !isFetched && (
        <Text>
          <Trans>It takes place online: the link to join comes by email.</Trans>
        </Text>
      )}
      {meetingPoints.length === 0 && questions.booking.arrival && (
        <Text>
          <Trans>You will be picked up where you arrive: tell us how when you book.</Trans>
        </Text>
      )}
      <Stack gap={8}>
        {meetingPoints.map((place) => (
          <Place key={place.id} place={place} />
        ))}
        {meetingNotes.map((note) => (
          <Text key={note} size={14}>
            {note}
          </Text>
        ))}
      </Stack>
      {pins.length > 0 && (
        <MapFrame
          label={t`Map of the starting point and the stops`}
          pins={pins}
          selected={meetingPoints[0]?.id ?? null}
          ground={ground}
        />
      )}
      {pickup.offered && (
        <Stack gap={8}>
          <Heading level={3} size={16}>
            <Trans>Pick-up</Trans>
          </Heading>
          <Text size={14}>
            {pickup.points.length > 0
              ? t`You will be picked up at one of these places; choose it when you book.`
              : t`You will be picked up at the place you name when you book.`}
          </Text>
          {pickup.points.map((place) => (
            <Place key={place.id} place={place} />
          ))}
        </Stack>
      )}
      {itinerary.length > 0 && (
        <Stack gap={8}>
          <Heading level={3} size={16}>
            <Trans>On the way</Trans>
          </Heading>
          {itinerary.map(({ name, text, minutes: long, admission }, at) => (
            <Stack key={`${at} ${name}`} gap={4}>
              <Text size={14} weight={550}>
                {at + 1}. {name}
              </Text>
              <Text size={14} tone="secondary">
                {[
                  long === null ? t`Pass by without stopping` : minutes(long),
                  admission === true && t`Ticket included`,
                  admission === false && t`Ticket not included`,
                  text,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
      {endPoint && (
        <Text size={14}>
          <Trans>It ends at {endPoint.name}.</Trans>
        </Text>
      )}
    </Section>
  );
}
