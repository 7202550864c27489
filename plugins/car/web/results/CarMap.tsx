import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useMemo, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Button, IconButton } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { X } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { MapFrame } from '@/core/ui/map/MapFrame';
import { Amount } from '@/core/ui/content/Amount';
import { Price } from '@/core/ui/content/Price';
import { Heading, Text } from '@/core/ui/content/Text';
import type { CarOffer, CarPlace } from '../../contract';
import { VendorMark } from '../parts/VendorMark';
import { useCarWords } from '../car-words';
import * as css from './CarMap.css';
import { pickUpPlaces, type PickUpPlace, type PlaceVendor } from './points';

const NEAR = 0.005;

interface CarMapProps {
  /** What the list shows. */
  offers: readonly CarOffer[];
  /** What was searched for. */
  place: Pick<CarPlace, 'name' | 'latitude' | 'longitude'> | null;
  /** The place of the car that the pointer is on. */
  highlighted: string | null;
  onHighlight: (point: string | null) => void;
  /** Shows the cars of one place only, or of one vendor there. */
  onPlace: (point: string, vendor?: string) => void;
}

/** Where the cars of the list are picked up, with the lowest price at each place. */
export const CarMap = memo(function CarMap(props: CarMapProps) {
  const { offers, place, highlighted, onHighlight, onPlace } = props;
  const { t } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const [selected, setSelected] = useState<string | null>(null);
  const places = useMemo(() => pickUpPlaces(offers), [offers]);
  const pins = places.map(({ point, count, lowest }) => ({
    id: point.id,
    lat: point.latitude,
    lon: point.longitude,
    label: format.money(lowest),
    count,
    name: `${point.name}, ${words.handover(point.handover)}, ${plural(count, { one: '# car', other: '# cars' })}`,
  }));
  const isPinned =
    place &&
    pins.some(
      ({ lat, lon }) => Math.abs(lat - place.latitude) < NEAR && Math.abs(lon - place.longitude) < NEAR,
    );
  const chosen = places.find(({ point }) => point.id === selected);
  return (
    <MapFrame
      label={t`Where the cars are`}
      ratio="fill"
      pins={pins}
      selected={selected}
      onSelect={setSelected}
      highlighted={highlighted}
      onHighlight={onHighlight}
      {...(place &&
        !isPinned && { centre: { lat: place.latitude, lon: place.longitude, label: place.name } })}
    >
      {chosen && (
        <PlaceCard
          place={chosen}
          onClose={() => setSelected(null)}
          onShow={(vendor) => {
            setSelected(null);
            onPlace(chosen.point.id, vendor);
          }}
        />
      )}
    </MapFrame>
  );
});

function PlaceCard({
  place: { point, count, lowest, vendors },
  onClose,
  onShow,
}: {
  place: PickUpPlace;
  onClose: () => void;
  onShow: (vendor?: string) => void;
}) {
  const { t } = useLingui();
  const words = useCarWords();
  return (
    <Card padding="small">
      <Stack gap={8}>
        <Inline justify="between" wrap={false} align="start">
          <Stack gap={0}>
            <Heading level={2} size={18}>
              {point.name}
            </Heading>
            <Text size={14} tone="secondary">
              {words.handover(point.handover)}
            </Text>
          </Stack>
          <IconButton icon={X} label={t`Close`} size="small" onClick={onClose} />
        </Inline>
        {vendors.length > 1 && (
          <ul className={css.vendors} aria-label={t`Rental companies here`}>
            {vendors.map((one) => (
              <VendorRow key={one.vendor.code} {...one} onShow={() => onShow(one.vendor.code)} />
            ))}
          </ul>
        )}
        <Inline justify="between">
          <Price money={lowest} from />
          <Button size="small" onClick={() => onShow()}>
            {plural(count, { one: 'Show # car', other: 'Show # cars' })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function VendorRow({ vendor, count, lowest, onShow }: PlaceVendor & { onShow: () => void }) {
  return (
    <li>
      <button type="button" className={css.vendor} onClick={onShow}>
        <VendorMark {...vendor} />
        <Text as="span" size={14} tone="secondary" numeric>
          {plural(count, { one: '# car', other: '# cars' })}
        </Text>
        <span className={css.from}>
          <Text as="span" size={14} weight={550} numeric>
            <Amount money={lowest} />
          </Text>
        </span>
      </button>
    </li>
  );
}
