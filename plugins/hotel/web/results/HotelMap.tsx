import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { CityGround } from '@/core/contract/city-ground';
import { callOf, useCall } from '@/core/query/call';
import { FoundMap, PinCard } from '@/core/selling/results/list/FoundMap';
import { useStartSearch } from '@/core/selling/search/use-start-search';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Price } from '@/core/ui/content/Price';
import { GuestScore } from '@/core/ui/content/Rating';
import { type HotelPlace, placeIdOf, getSearchGround } from '../../contract';
import { useHotelWords } from '../hotel-words';
import { DETAILS, RESULTS, type Criteria } from '../search/criteria';
import type { HotelRow } from './rows';

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
  const words = useHotelWords();
  const pins = rows.map(({ hotel, price, per }) => ({
    ...{ id: hotel.id, lat: hotel.latitude, lon: hotel.longitude, price, title: hotel.name },
    ...{ per, reviews: hotel.reviews },
  }));
  const isPlace = place !== null && place.kind !== 'hotel';
  return (
    <FoundMap
      label={t`Where the properties are`}
      {...{ pins, highlighted, onHighlight, ground }}
      onArea={(area) => search({ ...criteria, place: placeIdOf(area) })}
      {...(isPlace && { centre: { lat: place.latitude, lon: place.longitude, label: place.name } })}
    >
      {({ id, title, price, per, reviews }, close) => (
        <PinCard
          title={title}
          onClose={close}
          price={<Price money={price} caption={per === 'night' ? t`a night` : t`the whole stay`} />}
          action={
            <ButtonLink to={DETAILS} search={{ ...criteria, hotel: id }} size="small" preload={false}>
              {t`See rooms`}
            </ButtonLink>
          }
        >
          {reviews && (
            <GuestScore score={reviews.score} word={words.score(reviews.score)} count={reviews.count} />
          )}
        </PinCard>
      )}
    </FoundMap>
  );
});

/** What the map of a search draws below its pins; null until it is known, and where nothing is. */
function useGround(corelationid: string | null): CityGround | null {
  const { data } = useCall(corelationid ? callOf(getSearchGround, { query: { corelationid } }) : null, {
    staleTime: Infinity,
  });
  return data?.data ?? null;
}
