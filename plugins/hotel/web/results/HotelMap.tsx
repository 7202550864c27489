import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { IconButton } from '@/core/ui/actions/Button';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Price } from '@/core/ui/content/Price';
import { GuestScore } from '@/core/ui/content/Rating';
import { Heading } from '@/core/ui/content/Text';
import { useStartSearch } from '@/core/selling/search/use-start-search';
import { MapFrame } from '@/core/ui/map/MapFrame';
import { X } from '@/core/ui/pictures/icons';
import { type HotelPlace, placeIdOf, getSearchGround } from '../../contract';
import { useHotelWords } from '../hotel-words';
import { DETAILS, RESULTS, type Criteria } from '../search/criteria';
import type { HotelRow } from './rows';
import { callOf, useCall } from '@/core/query/call';
import type { CityGround } from '@/core/contract/city-ground';

interface HotelMapProps {
  /** What the list shows. */
  rows: readonly HotelRow[];
  criteria: Criteria;
  /** What was searched for. */
  place: HotelPlace | null;
  /** The property whose card the pointer is on. */
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  corelationid: string;
}

/** Where the properties of the list are, each with its price. */
export const HotelMap = memo(function HotelMap(props: HotelMapProps) {
  const { rows, criteria, place, highlighted, onHighlight, corelationid } = props;
  const ground = useGround(corelationid);
  const search = useStartSearch(RESULTS);
  const { t } = useLingui();
  const format = useFormat();
  const [selected, setSelected] = useState<string | null>(null);
  const pins = rows.map(({ hotel, price }) => ({
    id: hotel.id,
    lat: hotel.latitude,
    lon: hotel.longitude,
    label: format.money(price),
    name: `${hotel.name}, ${format.money(price)}`,
  }));
  const chosen = rows.find(({ hotel }) => hotel.id === selected);
  const isPlace = place !== null && place.kind !== 'hotel';
  return (
    <MapFrame
      label={t`Where the properties are`}
      ratio="fill"
      pins={pins}
      selected={selected}
      onSelect={setSelected}
      highlighted={highlighted}
      onHighlight={onHighlight}
      ground={ground}
      onArea={(area) => search({ ...criteria, place: placeIdOf(area) })}
      {...(isPlace && { centre: { lat: place.latitude, lon: place.longitude, label: place.name } })}
    >
      {chosen && <HotelOnMap row={chosen} criteria={criteria} onClose={() => setSelected(null)} />}
    </MapFrame>
  );
});

function HotelOnMap({ row, criteria, onClose }: { row: HotelRow; criteria: Criteria; onClose: () => void }) {
  const { t } = useLingui();
  const words = useHotelWords();
  const { hotel, price } = row;
  const { reviews } = hotel;
  return (
    <Card padding="small">
      <Stack gap={8}>
        <Inline justify="between" wrap={false} align="start">
          <Heading level={2} size={16}>
            {hotel.name}
          </Heading>
          <IconButton icon={X} size="small" label={t`Close`} onClick={onClose} />
        </Inline>
        {reviews && (
          <GuestScore score={reviews.score} word={words.score(reviews.score)} count={reviews.count} />
        )}
        <Inline justify="between">
          <Price money={price} caption={row.per === 'night' ? t`a night` : t`the whole stay`} />
          <ButtonLink to={DETAILS} search={{ ...criteria, hotel: hotel.id }} size="small" preload={false}>
            {t`See rooms`}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** What the map of a search draws below its pins; null until it is known, and where nothing is. */
function useGround(corelationid: string | null): CityGround | null {
  const { data } = useCall(corelationid ? callOf(getSearchGround, { query: { corelationid } }) : null, {
    staleTime: Infinity,
  });
  return data?.data ?? null;
}
