import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Section } from '@/core/selling/results/Section';
import { MapFrame } from '@/core/ui/map/MapFrame';
import { Text } from '@/core/ui/content/Text';
import { Landmark, Plane } from '@/core/ui/pictures/icons';
import type { CityGround } from '@/core/contract/city-ground';
import type { HotelNear, HotelSummary } from '../../contract';
import { Fact } from '@/core/selling/results/page/Fact';
import { addressText } from '../parts/property-facts';
import { useHotelWords } from '../hotel-words';
import * as css from '@/core/selling/results/page/page.css';

/** Landmarks farther away than this are told, but would make the map too wide to read. */
const ON_MAP_KM = 5;

/** Where it is and what is near, as the crow flies. */
export function Location({
  hotel,
  near,
  ground,
}: {
  hotel: HotelSummary;
  near: readonly HotelNear[];
  ground: CityGround | null;
}) {
  const { t } = useLingui();
  const words = useHotelWords();
  const pins = useMemo(
    () => [
      {
        id: hotel.id,
        lat: hotel.latitude,
        lon: hotel.longitude,
        label: hotel.name,
        name: hotel.address.line,
      },
      ...near
        .filter(({ kind, distance }) => kind === 'landmark' && distance <= ON_MAP_KM)
        .map(({ id, name, latitude, longitude, distance }) => ({
          id,
          lat: latitude,
          lon: longitude,
          label: name,
          name: String(distance),
        })),
    ],
    [hotel, near],
  );
  return (
    <Section title={<Trans>Location</Trans>}>
      <Text>{addressText(hotel)}</Text>
      <MapFrame label={t`Map of the area`} pins={pins} selected={hotel.id} ground={ground} />
      {near.length > 0 && (
        <ul className={css.list}>
          {near.map(({ id, name, kind, distance }) => (
            <li key={id} className={css.line}>
              <Fact icon={kind === 'airport' ? Plane : Landmark}>{name}</Fact>
              <Text as="span" size={14} tone="secondary" numeric>
                {words.far(distance)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
