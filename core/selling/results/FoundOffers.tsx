import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Money } from '../../contract';
import { ChoiceChips } from './filters/ChoiceChips';
import { ChoicePanel } from './filters/ChoicePanel';
import { facetsOfResults, namesOf, testsOf, type Chosen, type Span } from './filters/choices';
import { useFacetWords, type Facets } from './filters/facets';
import { FilteredAway, type FilteredAwayWords } from './filters/FilteredAway';
import { FilterFrame } from './filters/FilterFrame';
import { relaxation } from './filters/passes';
import { PriceFilter } from './filters/PriceFilter';
import type { Pointed } from './list/CardParts';
import { ListAndMap, MapSwitch } from './list/ListAndMap';
import { VirtualList } from './list/VirtualList';
import { FoundStatus, type SearchingWords } from './SearchStatus';
import { SortCards } from './SortCards';
import type { Found } from './sources';
import type { ResultsView } from './view/use-results-view';
import { foundResults, type Orders } from './list/found-view';

/** What a product says of its results. */
export interface FoundWords<Sort extends string> extends FilteredAwayWords, SearchingWords {
  /** What an order is called. */
  sorts: Readonly<Record<Sort, MessageDescriptor>>;
  /** The list: "Cars". */
  list: MessageDescriptor;
  /** "Show 12 cars" */
  show: (count: number) => string;
}

/** A map beside the list; a result and its pin point at each other. */
interface FoundMap<Offer> {
  /** The pin that an offer has. */
  pinOf: (offer: Offer) => string;
  draw: (
    rows: readonly Offer[],
    pointing: { highlighted: string | null; onHighlight: (id: string | null) => void },
  ) => ReactNode;
}

/** What results show of the address, for one list of them. */
export type FoundView<Filters, Sort> = Pick<
  ResultsView<never, Filters, Sort>,
  'filters' | 'sort' | 'sheet' | 'onMap' | 'change' | 'setFilters' | 'setSort' | 'setSheet'
>;

export interface FoundOffersProps<
  Offer,
  Filters extends Chosen<Filters>,
  Sort extends string,
> extends FoundView<Filters, Sort> {
  found: Omit<Found, 'data'>;
  offers: readonly Offer[];
  /** What an offer is one of: of several of one result the cheapest that passes stands for all. Each by itself without it. */
  resultOf?: (offer: Offer) => string;
  /** What stands above all options, beside the slider of the prices. */
  limits?: (prices: ReactNode) => ReactNode;
  /** What they may be narrowed by, in the order of the panel. */
  facets: Facets<Offer, Filters>;
  /** How they may be sorted, in the order of the tabs. */
  orders: Orders<Offer, Sort>;
  words: FoundWords<Sort>;
  /** A word about what an order puts first, beside its price. */
  detail: (offer: Offer) => string;
  card: (offer: Offer, pointing: Pointed) => ReactNode;
  /** Pixels of a card with the gap below it, about. */
  cardHeight: number;
  map?: FoundMap<Offer>;
  /** Above the list, below how many there are. */
  above?: ReactNode;
  /** Asks the suppliers once more. */
  onRetry: () => void;
}

const idOf = ({ id }: { id: string }) => id;
/** Offers of one result together, in the order in which the results come. */
function resultsOf<Offer>(
  offers: readonly Offer[],
  resultOf: ((offer: Offer) => string) | undefined,
): readonly (readonly Offer[])[] {
  if (!resultOf) return offers.map((offer) => [offer]);
  const results = new Map<string, Offer[]>();
  for (const offer of offers) {
    const known = results.get(resultOf(offer));
    if (known) known.push(offer);
    else results.set(resultOf(offer), [offer]);
  }
  return [...results.values()];
}

/** What the pointer is on, and from which side that is said. */
function usePointed() {
  const [pointed, setPointed] = useState<{ id: string; from: 'list' | 'map' } | null>(null);
  const fromList = useCallback((id: string | null) => setPointed(id ? { id, from: 'list' } : null), []);
  const fromMap = useCallback((id: string | null) => setPointed(id ? { id, from: 'map' } : null), []);
  return { pointed, fromList, fromMap };
}

/** What a search has found: the filters beside the list, the orders above it, and what to do where nothing is left. */
export function FoundOffers<
  Offer extends { id: string; price: Money },
  Filters extends Chosen<Filters>,
  Sort extends string,
>(props: FoundOffersProps<Offer, Filters, Sort>) {
  const { found, offers, facets, orders, words, filters, sort, setFilters, map, onMap } = props;
  const { limits = (prices: ReactNode) => prices } = props;
  const { i18n } = useLingui();
  const { pointed, fromList, fromMap } = usePointed();
  const called = useFacetWords(facets, offers[0]?.price.currency ?? 'USD');
  // A press is painted before the cards that it leads to.
  const chosen = useDeferredValue(filters);
  const order = useDeferredValue(sort);
  const { resultOf } = props;
  const results = useMemo(() => resultsOf(offers, resultOf), [offers, resultOf]);
  const options = useMemo(
    () => facetsOfResults(facets, results, ({ price }) => price, chosen),
    [facets, results, chosen],
  );
  const { rows, winners } = useMemo(
    () => foundResults(results, facets, chosen, orders, order),
    [results, facets, chosen, orders, order],
  );
  const told = (winner: Offer | undefined) => winner && { price: winner.price, detail: props.detail(winner) };
  const price = (Object.keys(facets) as (keyof Filters & string)[]).find((name) => facets[name].isPrice);
  const shared = { filters, facets: options, onChange: setFilters };
  const list = (
    <>
      {props.above}
      {rows.length === 0 ? (
        <FilteredAway
          {...{ filters, words }}
          nameOf={called.filter}
          relaxation={relaxation(results, testsOf(facets, filters))}
          onChange={setFilters}
        />
      ) : (
        <VirtualList
          label={i18n._(words.list)}
          rows={rows}
          rowKey={resultOf ?? idOf}
          usual={props.cardHeight}
        >
          {(row) =>
            props.card(row, {
              marked: pointed?.from === 'map' && pointed.id === map?.pinOf(row),
              onPoint: fromList,
            })
          }
        </VirtualList>
      )}
    </>
  );
  return (
    <FilterFrame
      panel={
        <ChoicePanel
          {...shared}
          words={called}
          shown={facets}
          limits={limits(
            price && (
              <PriceFilter
                key={price}
                label={called.filter(price)}
                results={results}
                value={filters[price] as Span | undefined}
                onChange={(span) => setFilters({ ...filters, [price]: span })}
              />
            ),
          )}
        />
      }
      sheet={{
        open: props.sheet,
        onOpenChange: props.setSheet,
        active: namesOf(facets, filters).length,
        onClear: () => void setFilters({} as Filters),
        show: words.show(rows.length),
      }}
      head={
        <SortCards
          value={sort}
          onChange={props.setSort}
          sorts={(Object.keys(orders) as Sort[]).map((id) => ({
            id,
            label: i18n._(words.sorts[id]),
            winner: told(winners[id]),
          }))}
        />
      }
      tools={map && <MapSwitch onMap={onMap} onChange={(next) => props.change({ onMap: next })} />}
    >
      <FoundStatus words={words} held={found} count={rows.length} onRetry={props.onRetry} />
      <ChoiceChips {...shared} words={called} />
      {map ? (
        <ListAndMap
          list={list}
          onMap={onMap}
          map={map.draw(rows, { highlighted: pointed?.id ?? null, onHighlight: fromMap })}
        />
      ) : (
        list
      )}
    </FilterFrame>
  );
}
