import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { FoundMap, PinCard } from '@/core/selling/results/list/FoundMap';
import { Button } from '@/core/ui/actions/Button';
import { Amount } from '@/core/ui/content/Amount';
import { Price } from '@/core/ui/content/Price';
import { Text } from '@/core/ui/content/Text';
import type { CarOffer, CarPlace } from '../../contract';
import { VendorMark } from '../parts/VendorMark';
import { useCarWords } from '../car-words';
import * as css from './CarMap.css';
import { pickUpPlaces, type PlaceVendor } from './points';

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
  const words = useCarWords();
  const places = useMemo(() => pickUpPlaces(offers), [offers]);
  const pins = places.map(({ point, count, lowest, vendors }) => ({
    ...{ id: point.id, lat: point.latitude, lon: point.longitude, price: lowest, title: point.name },
    ...{ count, vendors, note: words.handover(point.handover) },
    name: `${point.name}, ${words.handover(point.handover)}, ${plural(count, { one: '# car', other: '# cars' })}`,
  }));
  const isPinned =
    place &&
    pins.some(
      ({ lat, lon }) => Math.abs(lat - place.latitude) < NEAR && Math.abs(lon - place.longitude) < NEAR,
    );
  return (
    <FoundMap
      label={t`Where the cars are`}
      {...{ pins, highlighted, onHighlight }}
      {...(place &&
        !isPinned && { centre: { lat: place.latitude, lon: place.longitude, label: place.name } })}
    >
      {({ id, title, note, count, price, vendors }, close) => {
        const show = (vendor?: string) => {
          close();
          onPlace(id, vendor);
        };
        return (
          <PinCard
            {...{ title, note }}
            onClose={close}
            price={<Price money={price} from />}
            action={
              <Button size="small" onClick={() => show()}>
                {plural(count, { one: 'Show # car', other: 'Show # cars' })}
              </Button>
            }
          >
            {vendors.length > 1 && (
              <ul className={css.vendors} aria-label={t`Rental companies here`}>
                {vendors.map((one) => (
                  <VendorRow key={one.vendor.code} {...one} onShow={() => show(one.vendor.code)} />
                ))}
              </ul>
            )}
          </PinCard>
        );
      }}
    </FoundMap>
  );
});

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
