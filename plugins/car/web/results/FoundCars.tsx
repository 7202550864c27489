import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import type { SupplierReport } from '@/core/contract';
import { exchangeAtom } from '@/core/i18n/shown-currency';
import { FoundOffers } from '@/core/selling/results/FoundOffers';
import { ListAndMap, MapSwitch } from '@/core/selling/results/list/ListAndMap';
import type { ResultsView } from '@/core/selling/results/view/use-results-view';
import type { CarOffer, CarPlace, CarStaticData } from '../../contract';
import type { Criteria } from '../search/criteria';
import { useCarWords } from '../car-words';
import { CarCard } from './CarCard';
import { CarMap } from './CarMap';
import { carChoices, type Filters } from './filters';
import { priceStepsOf } from './price-steps';
import { useResultWords } from './result-words';
import { ORDERS, type Sort } from './sort';

/** Pixels of a card with the gap below it, about. */
const USUAL_CARD = 236;

export interface FoundCarsProps extends Omit<
  ResultsView<Criteria, Filters, Sort>,
  'page' | 'details' | 'setPage' | 'setDetails'
> {
  offers: readonly CarOffer[];
  /** What a US dollar comes to in the currency of their prices. */
  dollar?: number | undefined;
  suppliers: readonly SupplierReport[];
  /** R290 */
  sizes: CarStaticData['vehicleSizes'];
  /** Where the cars are picked up, as it was searched for. */
  place: CarPlace | null;
  onRetry: () => void;
}

/** What was found: filters, the list and the map; a car and its place on the map point at each other. */
export function FoundCars({ dollar, sizes, place, onMap, change, ...found }: FoundCarsProps) {
  const { t } = useLingui();
  const { offers, criteria, filters } = found;
  const car = useCarWords();
  const [pointed, setPointed] = useState<{ point: string; from: 'list' | 'map' } | null>(null);
  const exchange = useAtomValue(exchangeAtom);
  const own = offers[0]?.price.currency ?? 'USD';
  const prices = useMemo(() => priceStepsOf({ own, dollar, exchange }), [own, dollar, exchange]);
  const words = useResultWords(prices);
  const choices = useMemo(() => carChoices(prices, sizes), [prices, sizes]);
  const nameOf = ({ availableCore: { vehicle } }: CarOffer) =>
    sizes.find(({ id }) => id === vehicle.size)?.name;
  const pointFromList = useCallback(
    (point: string | null) => setPointed(point ? { point, from: 'list' } : null),
    [],
  );
  const pointFromMap = useCallback(
    (point: string | null) => setPointed(point ? { point, from: 'map' } : null),
    [],
  );
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
      {...found}
      {...{ choices, words }}
      orders={ORDERS}
      detail={(offer) => car.size(offer.availableCore.vehicle.size, nameOf(offer))}
      folds={{
        sizes: {
          most: 7,
          words: (all) => ({ more: t`Show all ${all} sizes`, fewer: t`Show fewer sizes` }),
        },
      }}
      ifSeveral={['points']}
      tools={<MapSwitch onMap={onMap} onChange={(next) => change({ onMap: next })} />}
      arrange={(list, rows) => (
        <ListAndMap
          list={list}
          onMap={onMap}
          map={
            <CarMap
              offers={rows}
              place={place}
              highlighted={pointed?.point ?? null}
              onHighlight={pointFromMap}
              onPlace={showPlace}
            />
          }
        />
      )}
      cardHeight={USUAL_CARD}
      card={(offer) => (
        <CarCard
          offer={offer}
          sizeName={nameOf(offer)}
          criteria={criteria}
          marked={pointed?.from === 'map' && pointed.point === offer.pickUp.id}
          onPoint={pointFromList}
        />
      )}
    />
  );
}
