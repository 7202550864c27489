import type { ToldSection } from '../../../say/told';
import { MapFrame } from '../../../ui/map/MapFrame';

/** Where it is, on a map. */
export const ToldMap = ({ places, ground }: NonNullable<ToldSection['map']>) => (
  <MapFrame
    label={places.map(({ name }) => name).join(', ')}
    ratio="fill"
    ground={ground}
    pins={places.map(({ id, name, latitude, longitude }) => ({
      ...{ id, lat: latitude, lon: longitude },
      ...{ label: name, name },
    }))}
  />
);
