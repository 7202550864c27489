import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Money, SupplierReport } from '../../contract';
import { ChoiceChips } from './filters/ChoiceChips';
import { ChoicePanel, type ChoicePanelProps, type ChoiceWords } from './filters/ChoicePanel';
import { facetsOfResults, namesOf, testsOf, type Choices, type Chosen, type Span } from './filters/choices';
import { FilteredAway, type FilteredAwayWords } from './filters/FilteredAway';
import { FilterFrame } from './filters/FilterFrame';
import { relaxation } from './filters/passes';
import { VirtualList } from './list/VirtualList';
import { SearchStatus } from './SearchStatus';
import { SortCards } from './SortCards';
import type { ResultsView } from './view/use-results-view';
import { foundResults, type Orders } from './list/found-view';

/** What a product says of its results. */
export interface FoundWords<Filters, Sort extends string>
  extends ChoiceWords<Filters>, FilteredAwayWords<keyof Filters & string> {
  /** A limit in words, where the product has one. */
  span?: (name: keyof Filters & string, span: Span) => string;
  /** What an order is called. */
  sort: (sort: Sort) => string;
  /** The list: "Cars". */
  list: string;
  /** "12 cars" */
  count: (count: number) => string;
  /** "Show 12 cars" */
  show: (count: number) => string;
}

type Shown<Filters, Sort> = Pick<
  ResultsView<never, Filters, Sort>,
  'filters' | 'sort' | 'sheet' | 'setFilters' | 'setSort' | 'setSheet'
>;

export interface FoundOffersProps<Offer, Filters extends Chosen<Filters>, Sort extends string>
  extends Shown<Filters, Sort>, Pick<ChoicePanelProps<Filters>, 'folds' | 'ifSeveral'> {
  offers: readonly Offer[];
  /** What an offer is one of: of several of one result the cheapest that passes stands for all. Each by itself without it. */
  resultOf?: (offer: Offer) => string;
  /** Limits that the product draws, above all options. */
  limits?: ReactNode;
  /** Still asking: more may come. */
  searching?: string;
  suppliers: readonly SupplierReport[];
  /** What they may be narrowed by, in the order of the panel. */
  choices: Choices<Offer, Filters>;
  /** How they may be sorted, in the order of the tabs. */
  orders: Orders<Offer, Sort>;
  words: FoundWords<Filters, Sort>;
  /** A word about what an order puts first, beside its price. */
  detail: (offer: Offer) => string;
  card: (offer: Offer) => ReactNode;
  /** Pixels of a card with the gap below it, about. */
  cardHeight: number;
  /** Beside what opens the filters on a phone. */
  tools?: ReactNode;
  /** Puts the list beside something else that shows the same offers, such as a map. */
  arrange?: (list: ReactNode, rows: readonly Offer[]) => ReactNode;
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

const asIs = (list: ReactNode) => list;

/** What a search has found: the filters beside the list, the orders above it, and what to do where nothing is left. */
export function FoundOffers<
  Offer extends { id: string; price: Money },
  Filters extends Chosen<Filters>,
  Sort extends string,
>(props: FoundOffersProps<Offer, Filters, Sort>) {
  const { offers, choices, orders, words, filters, sort, setFilters, arrange = asIs } = props;
  // A press is painted before the cards that it leads to.
  const chosen = useDeferredValue(filters);
  const order = useDeferredValue(sort);
  const { resultOf } = props;
  const results = useMemo(() => resultsOf(offers, resultOf), [offers, resultOf]);
  const facets = useMemo(
    () => facetsOfResults(choices, results, ({ price }) => price, chosen),
    [choices, results, chosen],
  );
  const { rows, winners } = useMemo(
    () => foundResults(results, choices, chosen, orders, order),
    [results, choices, chosen, orders, order],
  );
  const told = (winner: Offer | undefined) => winner && { price: winner.price, detail: props.detail(winner) };
  return (
    <FilterFrame
      panel={
        <ChoicePanel
          {...{ facets, filters, words }}
          folds={props.folds}
          ifSeveral={props.ifSeveral}
          limits={props.limits}
          onChange={setFilters}
        />
      }
      sheet={{
        open: props.sheet,
        onOpenChange: props.setSheet,
        active: namesOf(choices, filters).length,
        onClear: () => void setFilters({} as Filters),
        show: words.show(rows.length),
      }}
      head={
        <SortCards
          value={sort}
          onChange={props.setSort}
          sorts={(Object.keys(orders) as Sort[]).map((id) => ({
            id,
            label: words.sort(id),
            winner: told(winners[id]),
          }))}
        />
      }
      tools={props.tools}
    >
      <SearchStatus
        count={words.count(rows.length)}
        searching={props.searching ?? ''}
        suppliers={props.suppliers}
        found={({ offers: had }) => words.count(had)}
        done={props.searching === undefined}
        onRetry={props.onRetry}
      />
      <ChoiceChips {...{ facets, filters, words }} onChange={setFilters} />
      {arrange(
        rows.length === 0 ? (
          <FilteredAway
            {...{ filters, words }}
            relaxation={relaxation(results, testsOf(choices, filters))}
            onChange={setFilters}
          />
        ) : (
          <VirtualList label={words.list} rows={rows} rowKey={resultOf ?? idOf} usual={props.cardHeight}>
            {props.card}
          </VirtualList>
        ),
        rows,
      )}
    </FilterFrame>
  );
}
