import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { exchangeAtom } from '@/core/i18n/shown-currency';
import { FoundOffers, type FoundView } from '@/core/selling/results/FoundOffers';
import type { Found } from '@/core/selling/results/sources';
import type { CarOffer, CarPlace, CarStaticData } from '../../contract';
import { sizeText } from '../../say/labels';
import type { Criteria } from '../search/criteria';
import { CarCard } from './CarCard';
import { CarMap } from './CarMap';
import { carChoices, type Filters } from './filters';
import { priceStepsOf } from './price-steps';
import { CAR_WORDS } from './result-words';
import { ORDERS, type Sort } from './sort';

export interface FoundCarsProps extends FoundView<Filters, Sort> {
  criteria: Criteria;
  found: Found<CarOffer> & {
    /** What a US dollar comes to in the currency of their prices. */
    dollar?: number | undefined;
  };
  /** R290 */
  sizes: CarStaticData['vehicleSizes'];
  /** Where the cars are picked up, as it was searched for. */
  place: CarPlace | null;
  onRetry: () => void;
}

/** What was found; a car and its place on the map point at each other. */
export function FoundCars({ found, sizes, place, ...view }: FoundCarsProps) {
  const { i18n } = useLingui();
  const { criteria, filters, change } = view;
  const { data, dollar } = found;
  const exchange = useAtomValue(exchangeAtom);
  const own = data[0]?.price.currency ?? 'USD';
  const facets = useMemo(
    () => carChoices(priceStepsOf({ own, dollar, exchange }), sizes),
    [own, dollar, exchange, sizes],
  );
  const nameOf = ({ availableCore: { vehicle } }: CarOffer) =>
    sizes.find(({ id }) => id === vehicle.size)?.name;
  const showPlace = useCallback(
    (point: string, vendor?: string) =>
      change({
        filters: { ...filters, points: [point], ...(vendor && { vendors: [vendor] }) },
        onMap: false,
      }),
    [change, filters],
  );
  return (
    <FoundOffers
      {...view}
      {...{ found, facets }}
      offers={data}
      orders={ORDERS}
      words={CAR_WORDS}
      detail={(offer) => sizeText(i18n, offer.availableCore.vehicle.size, nameOf(offer))}
      cardHeight={236}
      card={(offer, pointing) => (
        <CarCard offer={offer} sizeName={nameOf(offer)} criteria={criteria} {...pointing} />
      )}
      map={{
        pinOf: ({ pickUp }) => pickUp.id,
        draw: (offers, pointing) => <CarMap {...{ offers, place }} {...pointing} onPlace={showPlace} />,
      }}
    />
  );
}
