import { Trans } from '@lingui/react/macro';
import { mapUrlOf } from '../../../say/map-url';
import type { ToldSection } from '../../../say/told';
import { ExternalLink } from '../../../ui/actions/ButtonLink';
import { Text } from '../../../ui/content/Text';
import { MapFrame } from '../../../ui/map/MapFrame';

/** Where it is; a single place leads to a map that can be moved. */
export function ToldMap({ title, places, ground }: { title: string } & NonNullable<ToldSection['map']>) {
  const [place, ...others] = places;
  return (
    <>
      <MapFrame
        label={title}
        ratio="fill"
        ground={ground}
        pins={places.map(({ id, name, latitude, longitude }) => ({
          ...{ id, lat: latitude, lon: longitude },
          ...{ label: name, name },
        }))}
      />
      {place && others.length === 0 && (
        <Text size={14}>
          <ExternalLink href={mapUrlOf(place)}>
            <Trans>Open in maps</Trans>
          </ExternalLink>
        </Text>
      )}
    </>
  );
}
