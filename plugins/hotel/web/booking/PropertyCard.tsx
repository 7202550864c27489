import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { SectionCard } from '@/core/selling/results/Section';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { MapFrame } from '@/core/ui/map/MapFrame';
import type { CityGround } from '@/core/contract/city-ground';
import type { HotelStay } from '../../contract';
import { addressText } from '../../say/calendar';
import { useHotelWords } from '../hotel-words';
import { mapUrlOf } from '@/core/say/map-url';
import { useHour } from '../parts/property-facts';
import { Stars } from '../parts/Stars';

interface PropertyCardProps {
  stay: HotelStay;
  ground: CityGround | null;
  /** Where the keys are. */
  keys?: string | undefined;
}

/** Where it is, when to come and to leave, where the keys are, whom to call. */
export function PropertyCard({ stay, ground, keys }: PropertyCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useHotelWords();
  const { hotel, stayPeriod, checkIn, checkOut, telephone, nights } = stay;
  const hour = useHour();
  const [from, until, out] = [hour(checkIn.from), hour(checkIn.until), hour(checkOut)];
  const between = from
    ? until
      ? t`from ${from} to ${until}`
      : t`from ${from}`
    : t`ask the property for the time`;
  const before = out ? t`until ${out}` : t`ask the property for the time`;
  const facts = [
    {
      id: 'in',
      term: t`Check-in`,
      value: `${format.date(stayPeriod.start, 'weekday')}, ${between}`,
    },
    {
      id: 'out',
      term: t`Check-out`,
      value: `${format.date(stayPeriod.end, 'weekday')}, ${before}`,
    },
    { id: 'nights', term: t`Duration`, value: words.nights(nights) },
    ...(keys ? [{ id: 'keys', term: t`Keys`, value: keys }] : []),
    ...(telephone
      ? [
          {
            id: 'phone',
            term: t`Phone`,
            value: <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>,
          },
        ]
      : []),
  ];
  return (
    <SectionCard title={<Trans>The property</Trans>}>
      <Stack gap={16}>
        <div>
          <Text weight={550}>
            {hotel.name} <Stars stars={hotel.stars} />
          </Text>
          <Text size={14} tone="secondary">
            {addressText(stay)}
          </Text>
          <Text size={14}>
            <ExternalLink href={mapUrlOf(hotel)}>
              <Trans>Open in maps</Trans>
            </ExternalLink>
          </Text>
        </div>
        <MapFrame
          label={t`Where ${hotel.name} is`}
          ratio="fill"
          ground={ground}
          pins={[
            { id: hotel.id, lat: hotel.latitude, lon: hotel.longitude, label: hotel.name, name: hotel.name },
          ]}
        />
        <DescriptionList items={facts} />
      </Stack>
    </SectionCard>
  );
}
