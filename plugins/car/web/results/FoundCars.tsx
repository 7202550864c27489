import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { SupplierReport } from '@/core/contract';
import { exchangeAtom } from '@/core/i18n/shown-currency';
import { ChoiceChips } from '@/core/selling/results/filters/ChoiceChips';
import { ChoicePanel } from '@/core/selling/results/filters/ChoicePanel';
import { facetsOf, namesOf } from '@/core/selling/results/filters/choices';
import { FilterFrame } from '@/core/selling/results/filters/FilterFrame';
import { SearchStatus } from '@/core/selling/results/SearchStatus';
import { SortCards } from '@/core/selling/results/SortCards';
import { VirtualList } from '@/core/selling/results/list/VirtualList';
import { Button } from '@/core/ui/actions/Button';
import { List, Map } from '@/core/ui/pictures/icons';
import type { CarOffer, CarPlace, CarStaticData } from '../../contract';
import type { Criteria } from '../search/criteria';
import { useCarWords } from '../words';
import { CarCard } from './CarCard';
import { CarMap } from './CarMap';
import * as css from './CarMap.css';
import { EmptyResults } from './EmptyResults';
import { carChoices, type Filters } from './filters';
import { priceStepsOf } from './price-steps';
import { SORTS, type Sort } from './sort';
import { viewOf } from './view';
import { useResultWords } from './result-words';

/** Pixels of a card with the gap below it, about. */
const USUAL_CARD = 236;

export interface FoundCarsProps {
  offers: readonly CarOffer[];
  /** What a US dollar comes to in the currency of their prices. */
  dollar?: number | undefined;
  suppliers: readonly SupplierReport[];
  /** R290 */
  sizes: CarStaticData['vehicleSizes'];
  criteria: Criteria;
  /** Where the cars are picked up, as it was searched for. */
  place: CarPlace | null;
  filters: Filters;
  sort: Sort;
  onMap: boolean;
  /** On a phone the filters lie over the list. */
  sheet: boolean;
  setFilters: (filters: Filters) => unknown;
  setSort: (sort: Sort) => unknown;
  setOnMap: (onMap: boolean) => unknown;
  setSheet: (open: boolean) => unknown;
  showPlace: (point: string, vendor?: string) => unknown;
  onRetry: () => void;
}

/** What was found: filters, the list and the map; a car and its place on the map point at each other. */
export function FoundCars(props: FoundCarsProps) {
  const { offers, dollar, suppliers, sizes, criteria, place, filters, sort, onMap, sheet } = props;
  const { t } = useLingui();
  const car = useCarWords();
  const [pointed, setPointed] = useState<{ point: string; from: 'list' | 'map' } | null>(null);
  const exchange = useAtomValue(exchangeAtom);
  const own = offers[0]?.price.currency ?? 'USD';
  const prices = useMemo(() => priceStepsOf({ own, dollar, exchange }), [own, dollar, exchange]);
  const words = useResultWords(prices);
  const choices = useMemo(() => carChoices(prices, sizes), [prices, sizes]);
  // A press is painted before the cards and pins that it leads to.
  const chosen = useDeferredValue(filters);
  const order = useDeferredValue(sort);
  const facets = useMemo(() => facetsOf(choices, offers, chosen), [choices, offers, chosen]);
  const view = useMemo(() => viewOf(offers, chosen, order, choices), [offers, chosen, order, choices]);
  const names = useMemo(() => new globalThis.Map(sizes.map(({ id, name }) => [id, name])), [sizes]);
  const filter = props.setFilters;
  const pointFromList = useCallback(
    (point: string | null) => setPointed(point ? { point, from: 'list' } : null),
    [],
  );
  const map = useRef<HTMLDivElement>(null);
  // Where the map takes the list's place, most of it would lie below the window's edge.
  useEffect(() => {
    if (onMap) map.current?.scrollIntoView({ block: 'nearest' });
  }, [onMap]);
  const count = view.rows.length;
  return (
    <FilterFrame
      panel={
        <ChoicePanel
          {...{ facets, filters, words }}
          folds={{
            sizes: {
              most: 7,
              words: { more: t`Show all ${facets.sizes.length} sizes`, fewer: t`Show fewer sizes` },
            },
          }}
          ifSeveral={['points']}
          onChange={filter}
        />
      }
      sheet={{
        open: sheet,
        onOpenChange: props.setSheet,
        active: namesOf(choices, filters).length,
        onClear: () => void filter({}),
        show: plural(count, { one: 'Show # car', other: 'Show # cars' }),
      }}
      head={
        <SortCards
          value={sort}
          onChange={props.setSort}
          sorts={SORTS.map((id) => {
            const winner = view.winners[id];
            return {
              id,
              label: words.sort(id),
              winner: winner && {
                price: winner.price,
                detail: car.size(
                  winner.availableCore.vehicle.size,
                  names.get(winner.availableCore.vehicle.size),
                ),
              },
            };
          })}
        />
      }
      tools={
        <Button variant="secondary" icon={onMap ? List : Map} onClick={() => void props.setOnMap(!onMap)}>
          {onMap ? t`List` : t`Map`}
        </Button>
      }
    >
      <SearchStatus
        count={<Plural value={count} one="# car" other="# cars" />}
        searching={t`Searching cars`}
        suppliers={suppliers}
        found={({ offers: had }) => plural(had, { one: '# car', other: '# cars' })}
        done
        onRetry={props.onRetry}
      />
      <ChoiceChips {...{ facets, filters, words }} onChange={filter} />
      <div className={css.sides} data-map={onMap}>
        <div className={css.list}>
          {count === 0 ? (
            <EmptyResults {...{ offers, filters, choices }} nameOf={words.filter} onChange={filter} />
          ) : (
            <VirtualList label={t`Cars`} rows={view.rows} rowKey={({ id }) => id} usual={USUAL_CARD}>
              {(offer) => (
                <CarCard
                  offer={offer}
                  sizeName={names.get(offer.availableCore.vehicle.size)}
                  criteria={criteria}
                  marked={pointed?.from === 'map' && pointed.point === offer.pickUp.id}
                  onPoint={pointFromList}
                />
              )}
            </VirtualList>
          )}
        </div>
        <div className={css.map} ref={map}>
          <CarMap
            offers={view.rows}
            place={place}
            highlighted={pointed?.point ?? null}
            onHighlight={(point) => setPointed(point ? { point, from: 'map' } : null)}
            onPlace={props.showPlace}
          />
        </div>
      </div>
    </FilterFrame>
  );
}
